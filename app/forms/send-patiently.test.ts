import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { attemptAt } from "./attempt.ts";
import { patience } from "./patience.ts";
import { type Radio, sendPatiently } from "./send-patiently.ts";
import type { Stage } from "./sending.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newRadio(isOn = true) {
  let state = isOn;
  const listeners = new Set<(isOnline: boolean) => void>();
  const radio: Radio = {
    isOnline: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    radio,
    listeners,
    turn(on: boolean) {
      state = on;
      for (const listener of listeners) listener(on);
    },
  };
}

/** A form that was pressed: its calls, to be answered by hand, and what was said of it. */
function press({ radio }: ReturnType<typeof newRadio>) {
  const calls: (PromiseWithResolvers<string> & { isRepeat: boolean })[] = [];
  const stages: Stage[] = [];
  let takeBack = () => {};
  const outcome = sendPatiently(
    (isRepeat) => {
      const call = { ...Promise.withResolvers<string>(), isRepeat };
      calls.push(call);
      return call.promise;
    },
    (stage, back) => {
      stages.push(stage);
      takeBack = back;
    },
    radio,
  ).catch((error: unknown) => ({ error }));
  return { calls, stages, outcome, takeBack: () => takeBack() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a form that is sent", () => {
  it("says nothing of a network that answers", async () => {
    const radio = newRadio();
    const { calls, stages, outcome } = press(radio);
    await vi.advanceTimersByTimeAsync(patience - 1);
    calls[0]?.resolve("lead");
    expect(await outcome).toEqual({ answer: "lead" });
    expect(stages).toEqual([]);
    expect(radio.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says that it is slow after its patience, and waits on", async () => {
    const { calls, stages, outcome } = press(newRadio());
    await vi.advanceTimersByTimeAsync(patience);
    expect(stages).toEqual(["slow"]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    calls[0]?.resolve("lead");
    expect(await outcome).toEqual({ answer: "lead" });
    expect([calls.length, stages.length]).toEqual([1, 1]);
  });

  it("is sent by itself once the network is back, as the repeat that it may be", async () => {
    const radio = newRadio();
    const { calls, stages, outcome } = press(radio);
    radio.turn(false);
    calls[0]?.reject(new TypeError("Failed to fetch"));
    await settle();
    radio.turn(true);
    await settle();
    calls[1]?.resolve("lead");
    expect(await outcome).toEqual({ answer: "lead" });
    expect(stages).toEqual(["offline", "sending"]);
    expect(calls.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
  });

  it("makes no more calls once it was taken back", async () => {
    const radio = newRadio();
    const { calls, outcome, takeBack } = press(radio);
    radio.turn(false);
    takeBack();
    radio.turn(true);
    await vi.advanceTimersByTimeAsync(10 * patience);
    expect(await outcome).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["is refused", new ApiFailure(429, { error: "Please call us." })],
    ["is lost although there is a network", new TypeError("Failed to fetch")],
  ])("throws what its call threw when it %s", async (_what, error) => {
    const { calls, outcome } = press(newRadio());
    calls[0]?.reject(error);
    expect(await outcome).toEqual({ error });
  });
});

/** What a radio does with the next call, and when it comes and goes. */
type Turn = "off" | "on" | "wait" | "lose" | "lose the answer" | "answer";

it("leaves exactly one lead whatever the radio does, once it works for long enough", async () => {
  const turns = fc.array(
    fc.constantFrom<Turn>("off", "on", "wait", "lose", "lose the answer", "answer"),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), turns, async (isOn, all) => {
      const radio = newRadio(isOn);
      /** The server: one lead for a key, however often it is sent. */
      const leads = new Set<string>();
      let attempt = attemptAt("words", "", undefined);
      let form = press(radio);
      const pending = () => form.calls.at(-1);
      for (const turn of all) {
        if (turn === "off" || turn === "on") radio.turn(turn === "on");
        else if (turn === "wait") await vi.advanceTimersByTimeAsync(patience);
        else if (turn === "lose") pending()?.reject(new TypeError("lost"));
        else {
          leads.add(attempt.idempotencyKey);
          if (turn === "answer") pending()?.resolve("lead");
          else pending()?.reject(new TypeError("lost"));
        }
        await settle();
      }
      // The visitor tries again with the same words where it was left to them.
      for (let presses = 1; presses < 4; presses += 1) {
        radio.turn(false);
        radio.turn(true);
        await vi.advanceTimersByTimeAsync(patience);
        leads.add(attempt.idempotencyKey);
        for (const call of form.calls) call.resolve("lead");
        const outcome = await form.outcome;
        if (outcome && "answer" in outcome) break;
        attempt = attemptAt("words", "came later", attempt);
        form = press(radio);
      }
      expect(leads.size).toBe(1);
      expect(await form.outcome).toEqual({ answer: "lead" });
      expect(radio.listeners.size).toBe(0);
    }),
    { numRuns: 60 },
  );
});
