const key = "desk-keys";

/** Whether single letters and signs act. In this browser, until somebody turns them off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(key) !== "off";
}

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
}
