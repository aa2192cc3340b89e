const key = "desk-keys";

/** Whether single-character keys act. Stored in this browser; on until somebody turns them off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(key) !== "off";
}

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
}
