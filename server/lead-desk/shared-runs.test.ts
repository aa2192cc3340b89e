import { expect, it, vi } from "vitest";
import { gate } from "#tests/support/smtp-inbox.ts";
import { sharedRuns } from "./shared-runs.ts";

/** Work whose runs are numbered and each wait at a gate of their own. */
function gatedWork() {
  const gates: ReturnType<typeof gate>[] = [];
  const ask = sharedRuns(async () => {
    const own = gate();
    const number = gates.push(own);
    await own.opened;
    if (number === 2) throw new Error("the second run fails");
    return number;
  });
  const open = async (number: number) => {
    await vi.waitFor(() => expect(gates.length).toBe(number));
    gates[number - 1]?.open();
  };
  return { ask, open, begun: () => gates.length };
}

it("whoever asks at the same moment shares a run, and whoever asks while it runs shares the next", async () => {
  const { ask, open, begun } = gatedWork();
  const first = [ask(), ask()];
  await vi.waitFor(() => expect(begun()).toBe(1));
  const failing = [ask(), ask(), ask()];
  expect(begun()).toBe(1);
  await open(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await vi.waitFor(() => expect(begun()).toBe(2));
  const later = [ask(), ask()];
  await open(2);
  for (const one of failing) await expect(one).rejects.toThrow("the second run fails");
  await open(3);
  expect(await Promise.all(later)).toEqual([3, 3]);
  const alone = ask();
  await open(4);
  expect(await alone).toBe(4);
  expect(begun()).toBe(4);
});
