import type { SentForm } from "#content/en/sent-here.ts";

/*
 * What was sent from this browser within the last hour, in its local storage, the last one first: so that somebody who
 * reloads the form's page, or comes back to it, sees that it arrived. Storage may be missing, full, or hold foreign data:
 * then nothing is remembered.
 */

export type SentHere = {
  form: SentForm;
  /** Epoch milliseconds. */
  at: number;
  /** The number that we call, as it was typed. */
  phone: string;
  /** The server's id of it; empty when it gave none. */
  id: string;
};

const key = "sent";

/** Milliseconds. */
export const rememberedFor = 3_600_000;

export function rememberSent(sent: SentHere): void {
  write([sent, ...sentHere(sent.at).filter(({ form }) => form !== sent.form)]);
}

/** What was last sent with a form. What is older than an hour is forgotten. */
export function lastSent(form: SentForm, now = Date.now()): SentHere | undefined {
  const all = sentHere(now);
  write(all);
  return all.find((sent) => sent.form === form);
}

function sentHere(now: number): SentHere[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(all) ? all.filter((one) => isSent(one) && isRecent(one, now)) : [];
  } catch {
    return [];
  }
}

/** A clock that was set back counts as well. */
function isRecent({ at }: SentHere, now: number): boolean {
  return Math.abs(now - at) < rememberedFor;
}

function isSent(one: Partial<SentHere> | null): one is SentHere {
  return typeof one?.at === "number" && [one.form, one.phone, one.id].every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function write(all: readonly SentHere[]): void {
  try {
    if (all.length > 0) localStorage.setItem(key, JSON.stringify(all));
    else localStorage.removeItem(key);
  } catch {}
}
