/*
 * Ids of the appointments that were booked in this browser, in its local storage, the last one first. What has become of
 * them only the server knows. Storage may be missing, full, or hold foreign data: then none is remembered.
 */

const key = "appointments";

/** As many as one person may have ahead. */
const most = 5;

export function appointmentsBookedHere(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberAppointment(id: string): void {
  write([id, ...without(id)]);
}

export function forgetAppointment(id: string): void {
  write(without(id));
}

function without(id: string): string[] {
  return appointmentsBookedHere().filter((other) => other !== id);
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids.slice(0, most)));
    else localStorage.removeItem(key);
  } catch {}
}
