import { describe, expect, it } from "vitest";
import { createSentPresses, type Repeatable } from "./sent-presses.ts";

describe("a press on a loose end", () => {
  const keys: string[] = [];
  const answering = async (repeatable: Repeatable) => {
    keys.push(repeatable({ outcome: "reached" })["idempotency-key"]);
  };
  const losing = async (repeatable: Repeatable) => {
    await answering(repeatable);
    throw new TypeError("Failed to fetch");
  };

  it("has the key of the first time when it is made again after its answer was lost", async () => {
    keys.splice(0);
    const presses = createSentPresses();
    await expect(presses.send("reached lead-1", losing)).rejects.toThrow();
    await presses.send("reached lead-1", answering);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ["after an answer", "reached lead-1", answering],
    ["of another line", "reached lead-2", losing],
  ])("has one of its own %s", async (_what, first, call) => {
    keys.splice(0);
    const presses = createSentPresses();
    await presses.send(first, call).catch(() => undefined);
    await presses.send("reached lead-1", answering);
    expect(new Set(keys).size).toBe(2);
  });

  it("has another with another body, which the server would refuse with the first", async () => {
    const presses = createSentPresses();
    const used: string[] = [];
    for (const version of [1, 2]) {
      const call = async (repeatable: Repeatable) => {
        used.push(repeatable({ version })["idempotency-key"]);
        throw new TypeError("Failed to fetch");
      };
      await presses.send("quoted lead-1", call).catch(() => undefined);
    }
    expect(new Set(used).size).toBe(2);
  });
});
