import { trimmed } from "./plain-characters.ts";

/** A mailbox as it was understood. */
export type UnderstoodMailbox = {
  /** One spelling for each mailbox: the domain in lower case and punycode, the rest as it was typed. */
  address: string;
  /** Whether mail servers without SMTPUTF8 (RFC 6531) take it. */
  isAscii: boolean;
};

/**
 * Before the @ (RFC 5322, section 3.2.3; RFC 6531, section 3.3): atoms between single dots. Neither quoted, since nobody
 * has such a mailbox, nor with invisible or unreadable characters.
 */
const atom = String.raw`[^\s\p{C}\uFFFD@<>()[\],;:\\".]+`;
const local = new RegExp(`^${atom}(?:\\.${atom})*$`, "u");
/** Bytes (RFC 5321, section 4.5.3.1.1). */
const longestLocal = 64;

const label = String.raw`[\p{L}\p{M}\p{N}_]+(?:-+[\p{L}\p{M}\p{N}_]+)*`;
/** At least two labels. The last begins with no digit: that would be an IP address. */
const domain = new RegExp(`^(?:${label}\\.)+(?!\\p{N})${label}$`, "u");
const longestLabel = 63;

/**
 * The mailbox that somebody typed; null when it is none. Lenient besides what RFC 5321 and 5322 say of a mailbox on a
 * named host: delivery is the real test.
 */
export function understoodMailbox(typed: string): UnderstoodMailbox | null {
  const text = trimmed(typed).normalize("NFC");
  const at = text.lastIndexOf("@");
  const before = text.slice(0, Math.max(at, 0));
  const host = asHost(text.slice(at + 1));
  if (host === null || !local.test(before)) return null;
  if (new TextEncoder().encode(before).length > longestLocal) return null;
  return { address: `${before}@${host}`, isAscii: /^\p{ASCII}*$/u.test(before) };
}

/** A domain in punycode; null when it is none. A URL's host has the same rules (UTS #46), and every browser knows them. */
function asHost(typed: string): string | null {
  if (!domain.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return hostname.split(".").every(({ length }) => length <= longestLabel) ? hostname : null;
  } catch {
    return null;
  }
}
