import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** What is sealed, each kind with a key of its own. The names are part of what is stored. */
export type SealedKind = "addresses of busy calendars" | "webhooks" | "links to my roof";

export type Seal = ReturnType<typeof createSeal>;

/**
 * Keeps addresses and secrets so that whoever sees a part of the database or a log does not see them. Whoever
 * has a whole backup does, unless `CSRF_SECRET` is set, since the secret is in the database otherwise. The key follows from the
 * site's secret, so that every process opens what another has sealed (docs/security.md, "Calendars of inspectors").
 * @param secret that all processes share.
 */
export function createSeal(secret: string, kind: SealedKind) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", kind, 32));

  return {
    /** @param owner id of the row that it is of: of no other can it be opened. */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Undefined when it was sealed with another secret, or for another row. */
    open(text: string, owner: string): string | undefined {
      const bytes = Buffer.from(text, "base64url");
      const sealed = bytes.subarray(nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
        decipher.setAAD(Buffer.from(owner));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
