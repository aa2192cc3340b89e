import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  idleTokenDays,
  isEndShown,
  tokenEndAt,
  tokenEndedAt,
  tokenExpiry,
  tokenLifetimes,
} from "./access-token.ts";

const madeAt = "2026-06-02T16:00:00.000Z";
const made = { madeAt, expiresAt: null, lastUsedAt: null, revokedAt: null, isMakerOwner: true };
const later = (days: number) => new Date(Date.parse(madeAt) + days * 86_400_000);

describe("the end of a token", () => {
  it.each([
    ["is not there for a new one", made, 0, null],
    [
      "is the moment at which it expires",
      { ...made, expiresAt: later(30).toISOString() },
      30,
      "expired",
    ],
    ["is not a moment sooner", { ...made, expiresAt: later(30).toISOString() }, 29.99, null],
    ["comes unused, too", made, 365, "idle"],
    ["counts from its last use", { ...made, lastUsedAt: later(300).toISOString() }, 365, null],
    ["comes when whoever made it leaves", { ...made, isMakerOwner: false }, 0, "left"],
    ["comes with being revoked", { ...made, revokedAt: madeAt }, 0, "revoked"],
    [
      "is being revoked, if that came as well",
      { ...made, revokedAt: madeAt, expiresAt: madeAt },
      1,
      "revoked",
    ],
  ] as const)("%s", (_, token, days, end) => {
    expect(tokenEndAt(token, later(days))).toBe(end);
  });

  it.each([
    ["revoked", { ...made, revokedAt: later(3).toISOString() }, 3],
    ["expired", { ...made, expiresAt: later(30).toISOString() }, 30],
    ["idle", made, 365],
    ["idle", { ...made, lastUsedAt: later(10).toISOString() }, 375],
  ] as const)("that is %s is shown for 30 days", (end, token, days) => {
    const endedAt = tokenEndedAt(token, end);
    expect(endedAt).toBe(later(days).toISOString());
    expect(isEndShown(endedAt, later(days + 29))).toBe(true);
    expect(isEndShown(endedAt, later(days + 30))).toBe(false);
  });

  it("that came with its maker's leaving is shown until it is revoked", () => {
    const endedAt = tokenEndedAt({ ...made, isMakerOwner: false }, "left");
    expect([endedAt, isEndShown(endedAt, later(1_000))]).toEqual([null, true]);
  });

  it("is for good", () => {
    const days = fc.double({ min: 0, max: 3 * idleTokenDays, noNaN: true });
    const lifetime = fc.constantFrom(...tokenLifetimes, null);
    fc.assert(
      fc.property(lifetime, days, days, (expires, one, other) => {
        const expiresAt = tokenExpiry(expires, new Date(madeAt))?.toISOString() ?? null;
        const token = { ...made, expiresAt };
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        if (tokenEndAt(token, later(first))) {
          expect(tokenEndAt(token, later(second))).not.toBeNull();
        }
      }),
    );
  });
});
