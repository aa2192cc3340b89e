import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { rules } from "./limit-rules.ts";
import { Limits } from "./limits.ts";

describe.each(engines)("a network over its limit on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let limits: Limits;

  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    limits = new Limits({
      connection,
      isOn: true,
      profile: businessProfile,
      secret: "a secret",
      clock: () => new Date("2026-06-02T16:00:00Z"),
      log: pino({ enabled: false }),
    });
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  const phone = "2001:db8:0:7::/64";
  /** Of the same carrier's /48, and of another /56. */
  const neighbor = "2001:db8:0:107::/64";

  /** Why a use is refused; undefined: it is not. */
  async function reasonOf(use: Promise<void>): Promise<string | undefined> {
    try {
      await use;
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      throw error;
    }
  }

  /** How often the rule has counted, by its counters. */
  async function hitsOf(rule: keyof typeof rules): Promise<number[]> {
    const rows = await connection.database
      .selectFrom("limit_counters")
      .select("hits")
      .where("name", "like", `${rule} %`)
      .orderBy("hits")
      .execute();
    return rows.map(({ hits }) => hits);
  }

  it("does not use up the photos that all share", async () => {
    const most = rules.photos.most;
    const reasons: (string | undefined)[] = [];
    for (let index = 0; index < most + 20; index += 1) {
      reasons.push(await reasonOf(limits.photo("203.0.113.7")));
    }
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(most);
    expect(reasons.at(-1)).toBe("photos");
    expect(await hitsOf("allPhotos")).toEqual([most]);
  });

  it("does not make its carrier's block confirm their bookings", async () => {
    const books = (network: string) =>
      connection.transact((transaction) => limits.mayBookFirmly(transaction, network));
    const firm: boolean[] = [];
    for (let index = 0; index < 60; index += 1) firm.push(await books(phone));
    expect(firm.filter(Boolean)).toHaveLength(rules.firmAppointments.most);
    expect(await books(neighbor)).toBe(true);
  });

  it("does not use up the submissions of its carrier's block", async () => {
    const most = rules.submissions.most;
    for (let index = 0; index < 9 * most; index += 1) await reasonOf(limits.submission(phone));
    expect(await reasonOf(limits.submission(phone))).toBe("submissions");
    expect(await reasonOf(limits.submission(neighbor))).toBeUndefined();
    expect(await hitsOf("submissions")).toEqual([1, 1, most, most, most + 1]);
  });
});

it("what all networks may send in photos takes more than four /48s, or two dozen addresses, to use up", () => {
  const { photos, allPhotos } = rules;
  expect(allPhotos.most / (8 * photos.most)).toBeGreaterThan(4);
  expect(allPhotos.most / photos.most).toBeGreaterThan(24);
});
