import type { SentForm } from "#content/en/sent-here.ts";
import { forget, keep, kept } from "./tab-memory.ts";

/*
 * What was sent from this browser within the last hour, in its local storage, the last one first: so that somebody who
 * reloads the form's page, or comes back to it, sees that it arrived. The phone number is in the tab's own memory alone,
 * since nothing takes what is older than an hour from a local storage until a form is opened again. Storage may be missing,
 * full, or hold foreign data: then nothing is remembered.
 */

export type SentHere = {
  form: SentForm;
  /** Epoch milliseconds. */
  at: number;
  /** The number that we call, as it was typed; empty in other tabs. */
  phone: string;
  /** The server's id of it; empty when it gave none. */
  id: string;
};

const key = "sent";

/** Milliseconds. */
export const rememberedFor = 3_600_000;

export function rememberSent(sent: SentHere): void {
  const { form, phone, at } = sent;
  keep(phoneOf(form), { phone, at: String(at) });
  write([sent, ...sentHere(at).filter((one) => one.form !== form)]);
}

/** What was last sent with a form. What is older than an hour is forgotten. */
export function lastSent(form: SentForm, now = Date.now()): SentHere | undefined {
  const all = sentHere(now);
  write(all);
  const sent = all.find((one) => one.form === form);
  const { phone = "", at } = kept(phoneOf(form));
  if (sent && at === String(sent.at)) return { ...sent, phone };
  forget(phoneOf(form));
  return sent;
}

function phoneOf(form: SentForm): string {
  return `${form} phone`;
}

function sentHere(now: number): SentHere[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(all)) return [];
    return all
      .filter((one) => isSent(one) && isRecent(one, now))
      .map(({ form, at, id }) => ({ form, at, id, phone: "" }));
  } catch {
    return [];
  }
}

/** A clock that was set back counts as well. */
function isRecent({ at }: SentHere, now: number): boolean {
  return Math.abs(now - at) < rememberedFor;
}

function isSent(one: Partial<SentHere> | null): one is SentHere {
  return typeof one?.at === "number" && [one.form, one.id].every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function write(all: readonly SentHere[]): void {
  try {
    const withoutPhones = all.map(({ form, at, id }) => ({ form, at, id }));
    if (all.length > 0) localStorage.setItem(key, JSON.stringify(withoutPhones));
    else localStorage.removeItem(key);
  } catch {}
}

// What is older than an hour is forgotten wherever this is loaded, whether or not its form is opened.
if (typeof document !== "undefined") write(sentHere(Date.now()));
