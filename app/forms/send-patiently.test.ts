import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { type Attempt, attemptAt, sendAttempt, unansweredAttempt } from "./attempt.ts";
import { patience } from "./patience.ts";
import { type Progress, type Radio, sendPatiently, type Unsent } from "./send-patiently.ts";
import { mostCalls, type Stage } from "./sending.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newRadio(isOn = true) {
  let state = isOn;
  let changes = 0;
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
    /** @returns whether it has been on since now. */
    watched() {
      const [before, wasOn] = [changes, state];
      return () => wasOn || changes > before;
    },
    turn(on: boolean) {
      state = on;
      if (on) changes += 1;
      for (const listener of listeners) listener(on);
    },
  };
}

/** A form that was pressed: its calls, to be answered by hand, and what was said of it. */
function press({ radio }: ReturnType<typeof newRadio>, isLeft = () => false) {
  const calls: (PromiseWithResolvers<string> & { isRepeat: boolean })[] = [];
  const stages: Stage[] = [];
  let latest: Progress | undefined;
  const outcome = sendPatiently(
    (isRepeat) => {
      const call = { ...Promise.withResolvers<string>(), isRepeat };
      calls.push(call);
      return call.promise;
    },
    (progress) => {
      if (stages.at(-1) !== progress.stage) stages.push(progress.stage);
      latest = progress;
    },
    { radio, isLeft },
  );
  return { calls, stages, outcome, latest: () => latest, takeBack: () => latest?.takeBack() };
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

  it("makes no more calls once it was taken back, and hears of an answer all the same", async () => {
    const radio = newRadio();
    const { calls, outcome, takeBack } = press(radio);
    radio.turn(false);
    takeBack();
    radio.turn(true);
    await vi.advanceTimersByTimeAsync(10 * patience);
    const stopped = (await outcome) as Unsent<string>;
    expect(stopped).toEqual({ mayHaveArrived: true, late: expect.any(Promise) });
    expect(calls).toHaveLength(1);
    calls[0]?.resolve("lead");
    expect(await stopped.late).toBe("lead");
  });

  it("was not sent when it was taken back and there had been no network all along", async () => {
    const { calls, outcome, latest, takeBack } = press(newRadio(false));
    calls[0]?.reject(new TypeError("Failed to fetch"));
    await settle();
    expect(latest()).toMatchObject({ stage: "offline", mayHaveArrived: false });
    takeBack();
    expect(await outcome).toMatchObject({ mayHaveArrived: false });
  });

  it("makes no more calls once its page was left", async () => {
    const radio = newRadio();
    let isLeft = false;
    const { calls, outcome } = press(radio, () => isLeft);
    radio.turn(false);
    isLeft = true;
    radio.turn(true);
    await vi.advanceTimersByTimeAsync(10 * patience);
    expect(await outcome).toMatchObject({ mayHaveArrived: true });
    expect(calls).toHaveLength(1);
    expect(radio.listeners.size).toBe(0);
  });

  it("is sent again by itself while the site is being upgraded, also at first", async () => {
    const { calls, stages, outcome, latest } = press(newRadio());
    calls[0]?.reject(pausedFor("One minute, please."));
    await settle();
    expect(latest()).toMatchObject({ stage: "put-off", mayHaveArrived: false });
    await vi.advanceTimersByTimeAsync(patience);
    calls[1]?.resolve("lead");
    expect(await outcome).toEqual({ answer: "lead" });
    expect(stages).toEqual(["put-off", "sending"]);
  });

  it("says in the end why it was put off", async () => {
    const { calls, outcome } = press(newRadio());
    const error = pausedFor("One minute, please.");
    for (let call = 0; call < mostCalls; call += 1) {
      calls[call]?.reject(error);
      await vi.advanceTimersByTimeAsync(patience);
    }
    expect(await outcome).toMatchObject({ error, mayHaveArrived: false });
  });

  it.each([502, 503, 504])(
    "is sent again when a repeat meets %i, which ends a first call",
    async (status) => {
      const radio = newRadio();
      const away = new ApiFailure(status, {});
      const first = press(radio);
      first.calls[0]?.reject(away);
      expect(await first.outcome).toMatchObject({ error: away, mayHaveArrived: true });

      const { calls, outcome } = press(radio);
      radio.turn(false);
      radio.turn(true);
      calls[1]?.reject(away);
      await vi.advanceTimersByTimeAsync(patience);
      calls[2]?.resolve("lead");
      expect(await outcome).toEqual({ answer: "lead" });
    },
  );

  it("is not ended by the refusal of a call that another has overtaken", async () => {
    const radio = newRadio();
    const { calls, outcome } = press(radio);
    radio.turn(false);
    radio.turn(true);
    calls[0]?.reject(new ApiFailure(429, { error: "Please call us." }));
    await settle();
    calls[1]?.resolve("lead");
    expect(await outcome).toEqual({ answer: "lead" });
  });

  it.each([
    ["is refused", new ApiFailure(429, { error: "Please call us." }), false],
    ["meets a fault", new ApiFailure(500, { error: "Something went wrong." }), true],
    ["is lost although there is a network", new TypeError("Failed to fetch"), true],
  ])("fails with what its call threw when it %s", async (_what, error, mayHaveArrived) => {
    const { calls, outcome } = press(newRadio());
    calls[0]?.reject(error);
    expect(await outcome).toMatchObject({ error, mayHaveArrived });
  });
});

function pausedFor(error: string): ApiFailure {
  return new ApiFailure(503, { error, code: "one-minute" });
}

/** The server: what it has stored, by key. @throws ApiFailure 422 when a key comes with another body. */
function newServer() {
  const stored = new Map<string, string>();
  return {
    stored,
    take({ idempotencyKey, body }: Attempt): void {
      const before = stored.get(idempotencyKey) ?? body;
      if (before !== body) throw new Error("422: the key was used with another body");
      stored.set(idempotencyKey, body);
    },
    leadsOf: (words: number) =>
      [...stored.values()].filter((body) => JSON.parse(body).words === words).length,
  };
}

type Call = PromiseWithResolvers<string> & {
  attempt: Attempt;
  isHandedOver(): boolean;
  /** Nobody hears the answer any more: its page was reloaded. */
  isUnheard(): boolean;
};

/** A tab with a form in it, as `useLeadForm` has it. Each loading of the page knows something else besides the words. */
function newTab(
  { radio, watched }: ReturnType<typeof newRadio>,
  isStored: (attempt: Attempt) => boolean,
  onUntrue: (what: string) => void,
) {
  let words = 0;
  let stamp = 0;
  const newPage = { attempt: undefined as Attempt | undefined, isIn: true, isBusy: false };
  let page = { ...newPage, isReloaded: false };
  let takeBack = () => {};
  const calls: Call[] = [];
  let done = false;

  function open(): void {
    stamp += 1;
    page = { ...newPage, isReloaded: false };
  }

  async function press(): Promise<void> {
    const own = page;
    if (own.isBusy || !own.isIn || done) return;
    own.isBusy = true;
    const last = own.attempt ?? unansweredAttempt("form");
    const attempt = attemptAt({ words }, () => ({ stamp }), last);
    own.attempt = attempt;
    const pressedWords = words;
    const arrived = () => {
      if (done || own.attempt !== attempt || words !== pressedWords) return;
      // One that is back with what was typed shows it; otherwise nothing of that is there any more.
      if (page.isIn) done = true;
      else words += 1;
    };
    const outcome = await sendAttempt(
      "form",
      attempt,
      () => own.isIn,
      (isRepeat) =>
        sendPatiently(
          () => {
            if (!own.isIn) onUntrue("a page that was left sends");
            const call = {
              ...Promise.withResolvers<string>(),
              attempt,
              isHandedOver: watched(),
              isUnheard: () => own.isReloaded,
            };
            calls.push(call);
            return call.promise;
          },
          (progress) => {
            takeBack = progress.takeBack;
          },
          { radio, isRepeat, isLeft: () => !own.isIn },
        ),
      arrived,
    );
    own.isBusy = false;
    if ("answer" in outcome) return;
    if (!outcome.mayHaveArrived && own.isIn && isStored(attempt)) onUntrue("not sent");
  }

  return {
    calls,
    press,
    words: () => words,
    isDone: () => done,
    takeBack: () => takeBack(),
    leave() {
      page.isIn = false;
    },
    comeBack() {
      if (!page.isIn) open();
    },
    edit() {
      if (!page.isBusy && !done) words += 1;
    },
    reload() {
      page.isIn = false;
      page.isReloaded = true;
      open();
    },
  };
}

/** What happens: to the next call, to the network, and to the page. */
const turns = [
  ...(["off", "on", "wait", "lose", "lose the answer", "answer", "answer the first"] as const),
  ...([
    "put off",
    "no gateway",
    "press",
    "take back",
    "leave",
    "come back",
    "reload",
    "edit",
  ] as const),
];
type Turn = (typeof turns)[number];

it("leaves one lead at most for what was typed, and says truly that it was not sent, whatever radio, page and visitor do", async () => {
  const sequences = fc.array(fc.constantFrom<Turn>(...turns), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sequences, async (isOn, all) => {
      vi.stubGlobal("sessionStorage", createMemoryStorage());
      vi.stubGlobal("history", { state: { key: "first" } });
      const server = newServer();
      const radio = newRadio(isOn);
      const untrue: string[] = [];
      const tab = newTab(
        radio,
        ({ idempotencyKey }) => server.stored.has(idempotencyKey),
        (what) => untrue.push(what),
      );
      const settled = new Set<Call>();
      const unsettled = () => tab.calls.filter((call) => !settled.has(call));

      function end(call: Call | undefined, isTaken: boolean, error?: Error): void {
        if (!call) return;
        settled.add(call);
        const isHandedOver = call.isHandedOver();
        if (isHandedOver && isTaken) server.take(call.attempt);
        if (call.isUnheard()) return;
        if (isHandedOver && !error) call.resolve("lead");
        else call.reject(error ?? new TypeError("lost"));
      }

      async function happen(turn: Turn): Promise<void> {
        const call = unsettled().at(-1);
        const lost = new TypeError("lost");
        if (turn === "off" || turn === "on") radio.turn(turn === "on");
        else if (turn === "wait") await vi.advanceTimersByTimeAsync(patience);
        else if (turn === "lose") end(call, false, lost);
        else if (turn === "lose the answer") end(call, true, lost);
        else if (turn === "answer") end(call, true);
        else if (turn === "answer the first") end(unsettled()[0], true);
        else if (turn === "put off") end(call, false, call?.isHandedOver() ? pausedFor("") : lost);
        else if (turn === "no gateway")
          end(call, true, call?.isHandedOver() ? new ApiFailure(502, {}) : lost);
        else if (turn === "press") void tab.press();
        else if (turn === "take back") tab.takeBack();
        else if (turn === "leave") tab.leave();
        else if (turn === "come back") tab.comeBack();
        else if (turn === "edit") tab.edit();
        else tab.reload();
        await settle();
      }

      void tab.press();
      for (const turn of all) await happen(turn);
      // In the end the radio works, and the visitor tries until it is sent.
      for (let tries = 0; tries < 5 && !tab.isDone(); tries += 1) {
        tab.comeBack();
        await happen("off");
        await happen("on");
        await happen("press");
        await happen("wait");
        for (const call of unsettled()) end(call, true);
        await settle();
      }
      expect(tab.isDone()).toBe(true);
      for (let words = 0; words < tab.words(); words += 1)
        expect(server.leadsOf(words)).toBeLessThanOrEqual(1);
      expect(server.leadsOf(tab.words())).toBe(1);
      expect(untrue).toEqual([]);
      // What a page that was left still waited for ends without another call.
      for (const turn of ["off", "on", "wait"] as const) await happen(turn);
      for (const call of unsettled()) end(call, true);
      await settle();
      expect(radio.listeners.size).toBe(0);
    }),
    {
      numRuns: 500,
      // Seldom by chance.
      examples: [
        [true, ["lose the answer", "off", "press", "lose", "take back"]],
        [true, ["off", "leave", "on", "come back", "press"]],
      ],
    },
  );
});
