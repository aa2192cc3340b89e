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
  /** Whether they said that nobody else uses this browser; null: they have not said. */
  isOwnDevice: boolean | null;
  /** When they said that, in epoch milliseconds; null: they have not. */
  saidAt: number | null;
  /** The address of whoever said so when they last signed in here; empty: nobody. */
  ownDeviceOf: string;
};

const nothing: KeptAsk = {
  ...{ email: "", askedAt: null, to: "", isOwnDevice: null, saidAt: null, ownDeviceOf: "" },
};

const key = "desk-sign-in";
/** As long as the link and the code are valid, in milliseconds. What was said of the browser goes with them. */
const lastsFor = 15 * 60_000;

export function readAsk(now = Date.now()): KeptAsk {
  try {
    const kept: KeptAsk = { ...nothing, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
    const isFresh = (at: number | null) => at !== null && now - at < lastsFor;
    const askedAt = isFresh(kept.askedAt) ? kept.askedAt : null;
    if (askedAt !== null || isFresh(kept.saidAt)) return { ...kept, askedAt };
    return { ...kept, askedAt, isOwnDevice: null, saidAt: null };
  } catch {
    return nothing;
  }
}

/** With another address: what was said of the browser was said by somebody else. */
export function withAddress(ask: KeptAsk, email: string): KeptAsk {
  return email === ask.email ? ask : { ...ask, email, isOwnDevice: null, saidAt: null };
}

/** With what somebody says of the browser. */
export function withOwnDevice(ask: KeptAsk, isOwnDevice: boolean, now = Date.now()): KeptAsk {
  return { ...ask, isOwnDevice, saidAt: now };
}

/**
 * What has been said of the browser before somebody signs in by passkey: whose it is turns out only then, so that what was
 * said earlier counts for nobody but the person who said it.
 */
export function saidOfBrowser(ask: KeptAsk): { isOwnDevice: boolean; ownDeviceOf?: string } {
  const { isOwnDevice: said, ownDeviceOf } = ask;
  if (said !== null || ownDeviceOf === "") return { isOwnDevice: said === true };
  return { isOwnDevice: false, ownDeviceOf };
}

/** Whether it is somebody's own browser: they have said so, now or when they last signed in with this address. */
export function isOwnDevice({ isOwnDevice: said, ownDeviceOf, email }: KeptAsk): boolean {
  return said ?? (ownDeviceOf !== "" && ownDeviceOf === email);
}

/** After signing in: on their own device, keeps the address for the next time; otherwise nothing. */
export function keepAddress(email: string, isOwn: boolean): void {
  if (isOwn) keepAsk({ ...nothing, email, ownDeviceOf: email });
  else forgetAsk();
}

export function keepAsk(ask: KeptAsk): void {
  localStorage.setItem(key, JSON.stringify(ask));
}

export function forgetAsk(): void {
  localStorage.removeItem(key);
}
