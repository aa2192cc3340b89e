/**
 * What somebody typed on the sign-in page, stored in this browser: people leave the page to read
 * their mail, and phones may discard it meanwhile.
 */
export type KeptAsk = {
  email: string;
  /** When a link and a code were requested, in epoch milliseconds; null before. */
  askedAt: number | null;
  /** The page to go to afterwards. */
  to: string;
};

const key = "desk-sign-in";
/** As long as the link and the code are valid, in milliseconds. */
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
