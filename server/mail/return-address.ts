import { randomBytes } from "node:crypto";

/*
 * Where a mail to a person comes back that cannot be delivered: an envelope sender of its own (VERP), with a token that only
 * this mail has. Whoever reads one mail's token can say of this mail alone that it came back.
 */

/** 128 random bits in lower case, since some mail servers do not keep the case of what stands before the @. */
export function returnToken(): string {
  return randomBytes(16).toString("hex");
}

const lengthOfToken = 32;

/** What may stand before the @ at most (RFC 5321, section 4.5.3.1.1). */
const longestLocalPart = 64;

/** Whether tokens fit into an address: `bounces@mail.example.com`. */
export function isBounceAddress(address: string): boolean {
  const [local = "", domain = ""] = address.split("@");
  const fits = local.length + 1 + lengthOfToken <= longestLocalPart;
  return fits && /^[\w.-]+@[a-z\d.-]+$/i.test(address) && domain.includes(".");
}

/** `bounces+<token>@mail.example.com` */
export function returnAddress(bounceAddress: string, token: string): string {
  return bounceAddress.replace("@", `+${token}@`);
}

/** The token in an address to which something came back; undefined when it is none of ours. */
export function tokenIn(address: string, bounceAddress: string): string | undefined {
  const [local = "", domain = ""] = bounceAddress.toLowerCase().split("@");
  const typed = address.trim().toLowerCase();
  if (!typed.startsWith(`${local}+`) || !typed.endsWith(`@${domain}`)) return undefined;
  const token = typed.slice(local.length + 1, -domain.length - 1);
  return /^[\da-f]{32}$/.test(token) ? token : undefined;
}
