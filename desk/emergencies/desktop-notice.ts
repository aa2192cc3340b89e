import { desktopNotice as words } from "#content/en/desk/emergencies.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";

const key = "desk-notices";

/** Whether this browser can show notices beside its window. */
export function canNotify(): boolean {
  return "Notification" in globalThis;
}

export function areNoticesOn(): boolean {
  return canNotify() && Notification.permission === "granted" && localStorage.getItem(key) === "on";
}

/**
 * Turns notices on or off in this browser, which may ask the person first.
 * @returns whether they are on now.
 */
export async function turnNotices(on: boolean): Promise<boolean> {
  if (!on) localStorage.removeItem(key);
  else if (canNotify() && (await Notification.requestPermission()) === "granted") {
    localStorage.setItem(key, "on");
  }
  return areNoticesOn();
}

/** Tells of an emergency while the person is looking at something else. A press calls `open`. */
export function notify({ id, number, name, address }: LeadRow, open: () => void): void {
  if (!areNoticesOn() || document.hasFocus()) return;
  try {
    const body = [name, address].filter(Boolean).join(", ");
    const notice = new Notification(words.title(number), { body, tag: id });
    notice.onclick = () => {
      window.focus();
      open();
      notice.close();
    };
  } catch {
    // Android shows notices only through a service worker.
  }
}
