import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether the provider has signed a form post to this address: HMAC-SHA1 with our token over the address and the fields,
 * sorted by name (https://www.twilio.com/docs/usage/security#validating-requests). Takes the same time for any signature.
 */
export function isSignedByProvider(
  { url, fields, signature }: { url: string; fields: URLSearchParams; signature: string },
  token: string,
): boolean {
  const names = [...new Set(fields.keys())].sort();
  const signed = names.reduce((text, name) => {
    const values = [...new Set(fields.getAll(name))].sort();
    return text + values.map((value) => name + value).join("");
  }, url);
  const right = createHmac("sha1", token).update(signed).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === right.length && timingSafeEqual(given, right);
}
