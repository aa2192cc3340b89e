import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

export type AddressSeal = ReturnType<typeof createAddressSeal>;

/**
 * Keeps addresses of calendars so that whoever sees a part of the database or a log does not see them: whoever has such an
 * address reads everything in the calendar. Whoever has a whole backup does, unless `CSRF_SECRET` is set, since the secret is
 * in the database otherwise. The key follows from the site's secret, so that every process opens what
 * another has sealed (docs/security.md, "Calendars of inspectors").
 * @param secret that all processes share.
 */
export function createAddressSeal(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "addresses of busy calendars", 32));

  return {
    /** @param staffId whose it is: for nobody else can it be opened. */
    seal(address: string, staffId: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(staffId));
      const sealed = Buffer.concat([cipher.update(address, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Undefined when it was sealed with another secret, or for somebody else. */
    open(text: string, staffId: string): string | undefined {
      const bytes = Buffer.from(text, "base64url");
      const sealed = bytes.subarray(nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
        decipher.setAAD(Buffer.from(staffId));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
