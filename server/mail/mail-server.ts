import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * How nodemailer reaches the server of `SMTP_URL`. On this machine nobody listens in between, and a certificate for
 * `localhost` is nobody's to give: Debian's Postfix offers STARTTLS with one that it has signed itself. With `smtps://`,
 * which asks for TLS by name, it is verified there as well.
 */
export function mailServerOf(smtpUrl: string): {
  url: string;
  tls?: { rejectUnauthorized: false };
} {
  return isTrustedWithoutProof(new URL(smtpUrl))
    ? { url: smtpUrl, tls: { rejectUnauthorized: false } }
    : { url: smtpUrl };
}

function isTrustedWithoutProof({ protocol, hostname }: URL): boolean {
  if (protocol !== "smtp:") return false;
  if (hostname.toLowerCase() === "localhost") return true;
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 6 ? "ipv6" : "ipv4");
}
