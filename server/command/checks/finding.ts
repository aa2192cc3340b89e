/** What a check has found, in one line. A fault says what to do. */
export type Finding = Readonly<{ state: "ok" | "warn" | "FAULT" | "skip"; text: string }>;

export const ok = (text: string): Finding => ({ state: "ok", text });
export const warn = (text: string): Finding => ({ state: "warn", text });
export const fault = (text: string): Finding => ({ state: "FAULT", text });
export const skip = (text: string): Finding => ({ state: "skip", text });
