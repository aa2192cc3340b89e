import { createHmac } from "node:crypto";
import { isSameDigest, newSecret } from "./secret.ts";

/** How long a browser stays known after a sign-in, in milliseconds. */
const knownFor = 180 * 24 * 3_600_000;
/** How many people one browser is known for: a shared computer's. */
const mostPeople = 5;

/** What a browser's cookie says of one person: a random name for it, until when it is known, and our signature. */
const entryForm = /([\w-]{43})\.(\d{10})\.([\w-]{43})/g;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Recognizes browsers in which staff have signed in before, by a cookie that we signed. It lets nobody in: it only
 * decides whose allowance a sign-in mail counts against.
 */
export function createKnownBrowsers(secret: string) {
  function sign(staffId: string, name: string, until: string): string {
    const text = `known browser ${staffId} ${name} ${until}`;
    return createHmac("sha256", secret).update(text).digest("base64url");
  }

  function entriesFor(cookie: string | undefined, staffId: string) {
    return [...(cookie ?? "").matchAll(entryForm)].map(
      ([text, name = "", until = "", signed = ""]) => ({
        ...{ text, name, until },
        isTheirs: isSameDigest(signed, sign(staffId, name, until)),
      }),
    );
  }

  return {
    /** The cookie's value after this person has signed in. */
    remember(cookie: string | undefined, staffId: string, now: Date): string {
      const name = newSecret();
      const until = String(Math.floor((now.getTime() + knownFor) / 1_000));
      const others = entriesFor(cookie, staffId).filter(({ isTheirs }) => !isTheirs);
      const texts = [
        `${name}.${until}.${sign(staffId, name, until)}`,
        ...others.map(({ text }) => text),
      ];
      return texts.slice(0, mostPeople).join("~");
    },

    /**
     * The name of a browser in which this person has signed in; undefined for any other.
     * @param staffId Undefined for an address that is not staff's: the work is the same.
     */
    nameOf(cookie: string | undefined, staffId: string | undefined, now: Date): string | undefined {
      const known = entriesFor(cookie, staffId ?? "").find(
        ({ isTheirs, until }) => isTheirs && Number(until) * 1_000 > now.getTime(),
      );
      return known?.name;
    },
  };
}
