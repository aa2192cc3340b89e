import { afterEach, expect, it, vi } from "vitest";
import { blocksOf } from "#server/plugins/client-network.ts";
import { createFairQueue } from "./fair-queue.ts";

afterEach(() => void vi.useRealTimers());

it("one of each network has its turn before the second of any", async () => {
  const inTurn = createFairQueue(1_000);
  const done: string[] = [];
  const asked = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) =>
    inTurn([name.slice(0, 1)], async () => void done.push(name)),
  );
  await Promise.all(asked);
  // The first began at once, when nobody else was there.
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

it("a /48 has its turn once, then each /56 of it, then each network of that", async () => {
  const inTurn = createFairQueue(1_000);
  const done: string[] = [];
  const attack = Array.from(
    { length: 12 },
    (_, index) => `2001:db8:0:${(16 + index).toString(16)}::/64`,
  );
  const otherSite = "2001:db8:0:100::/64";
  const blocksAround = (network: string) =>
    blocksOf(network)
      .map(({ name }) => name)
      .reverse();
  const honest = ["192.0.2.1", "2001:db8:1:0::/64", "192.0.2.1"];
  await Promise.all(
    [...attack, attack[1] as string, otherSite, ...honest].map((network) =>
      inTurn(blocksAround(network), async () => void done.push(network)),
    ),
  );
  const [first, second, third, ...rest] = attack;
  const [one, other] = honest;
  expect(done.slice(0, 7)).toEqual([first, second, one, other, otherSite, one, third]);
  expect(done.slice(7)).toEqual([...rest, second]);
});

it("only one works at a time, and work that fails lets the next begin", async () => {
  const inTurn = createFairQueue(1_000);
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    expect(atWork).toBe(1);
    await Promise.resolve();
    atWork -= 1;
    throw new Error("failed");
  };
  const results = await Promise.allSettled(["a", "b", "a"].map((name) => inTurn([name], work)));
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  expect(await inTurn(["a"], async () => "done")).toBe("done");
});

it("whoever has waited too long leaves the line, and takes nobody's turn", async () => {
  vi.useFakeTimers();
  const inTurn = createFairQueue(1_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(["a"], () => promise);
  const late = inTurn(["a"], async () => "late");
  await vi.advanceTimersByTimeAsync(500);
  const next = inTurn(["b"], async () => "in time");
  await vi.advanceTimersByTimeAsync(500);
  expect(await late).toBeUndefined();
  resolve();
  await first;
  expect(await next).toBe("in time");
});
