import { describe, expect, it } from "vitest";
import { groupRefusals } from "./refusal-groups.ts";

const at = (localTime: string, more: object = {}) =>
  JSON.stringify({
    level: 30,
    msg: "refused",
    form: "booking",
    reason: "phone",
    status: 400,
    localTime,
    ...more,
  });

async function* lines(...all: string[]) {
  yield* all;
}

const window = {
  from: Date.parse("2026-11-22T16:30:00-05:00"),
  to: Date.parse("2026-11-22T17:30:00-05:00"),
};

describe("what was refused", () => {
  it("is grouped by form, reason and status, most frequent first", async () => {
    const log = lines(
      at("2026-11-22T17:10:20-05:00"),
      at("2026-11-22T17:02:59-05:00", { form: "contact", reason: "csrf", status: 403 }),
      at("2026-11-22T16:58:01-05:00"),
    );
    expect(await groupRefusals(log, window)).toEqual([
      {
        form: "booking",
        reason: "phone",
        status: 400,
        count: 2,
        first: "2026-11-22 16:58",
        last: "2026-11-22 17:10",
      },
      {
        form: "contact",
        reason: "csrf",
        status: 403,
        count: 1,
        first: "2026-11-22 17:02",
        last: "2026-11-22 17:02",
      },
    ]);
  });

  it("counts within the window, both ends included", async () => {
    const log = lines(
      at("2026-11-22T16:29:59-05:00"),
      at("2026-11-22T16:30:00-05:00"),
      at("2026-11-22T17:30:00-05:00"),
      at("2026-11-22T17:30:01-05:00"),
    );
    const [group] = await groupRefusals(log, window);
    expect(group?.count).toBe(2);
  });

  it("is found behind what a collector puts before a line, and among what is no line of ours", async () => {
    const one = at("2026-11-22T17:00:00-05:00");
    const log = lines(
      `site-1  | ${one}`,
      one.slice(0, -5),
      "refused",
      '{"msg":"refused"}',
      '{"msg":"request"}',
      "",
    );
    const groups = await groupRefusals(log, window);
    expect(groups.map(({ count }) => count)).toEqual([1]);
  });
});
