/**
 * What somebody has typed at the door, in this browser: people leave the page to read their mail, and phones
 * throw it away meanwhile.
 */
export type KeptAsk = {
  email: string;
  /** When a link and a code were asked for, in epoch milliseconds; null before. */
  askedAt: number | null;
  /** Where the way leads afterwards. */
  to: string;
};

const key = "desk-sign-in";
/** As long as the link and the code work. */
const lastsFor = 15 * 60_000;

export function readAsk(now = Date.now()): KeptAsk {
  const nothing = { email: "", askedAt: null, to: "" };
  try {
    const kept: KeptAsk = { ...nothing, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
    const isFresh = kept.askedAt !== null && now - kept.askedAt < lastsFor;
    return { ...kept, askedAt: isFresh ? kept.askedAt : null };
  } catch {
    return nothing;
  }
}

export function keepAsk(ask: KeptAsk): void {
  localStorage.setItem(key, JSON.stringify(ask));
}

export function forgetAsk(): void {
  localStorage.removeItem(key);
}
