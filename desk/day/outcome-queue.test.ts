import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { readDraft } from "#desk/drafts/draft-store.ts";
import { countDrafts, dropDraftsOf, dropLeadDrafts } from "#desk/drafts/draft-sweeps.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import {
  noOutcome,
  type OutcomeDraft,
  outcomeDraftKey,
  returnedDraft,
  wordsOf,
} from "./outcome-draft.ts";
import { isRefused, outcomeKey, outcomeQueue, type SentOutcome } from "./outcome-queue.ts";

const quoted: OutcomeDraft = { ...noOutcome, state: "quoted", note: "Ridge and two valleys." };
const ofLead = { staffId: "ines", leadId: "lead-1", name: "Ada", day: "2026-06-03", version: 2 };
const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));
const refusing =
  (status: number, answer: object = {}) =>
  () =>
    Promise.reject(new ApiFailure(status, { success: false, error: "Because.", ...answer }));

describe("outcomes", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  let signedIn: string;
  const saveState = vi.fn<(outcome: SentOutcome) => Promise<void>>();
  const addNote = vi.fn<(outcome: SentOutcome) => Promise<void>>();
  const clients: QueryClient[] = [];

  /** The desk as it opens in this browser. */
  function open() {
    const queries = new QueryClient();
    queries.mount();
    clients.push(queries);
    const calls = { whoIsIn: async () => signedIn, saveState, addNote };
    return { queue: outcomeQueue({ queries, storage, calls }), queries };
  }
  const unsent = () => [...storage.entries.keys()].filter((key) => key.includes(":unsent:"));
  const typed = () => readDraft<OutcomeDraft>(storage, outcomeDraftKey("ines", "lead-1"));
  const idsOf = (calls: SentOutcome[][]) => calls.map(([outcome]) => outcome?.id);
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    storage = createMemoryStorage();
    signedIn = "ines";
    saveState.mockReset().mockResolvedValue();
    addNote.mockReset().mockResolvedValue();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.unmount();
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  it("are sent at once, the state before the note, and nothing is left of them", async () => {
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
    expect(addNote).toHaveBeenCalledOnce();
    expect(saveState.mock.invocationCallOrder[0]).toBeLessThan(
      addNote.mock.invocationCallOrder[0] ?? 0,
    );
    expect(storage.entries.size).toBe(0);
  });

  it("wait for a network, also over a reload, and are then sent by themselves, once", async () => {
    onlineManager.setOnline(false);
    const before = open();
    before.queue.add(quoted, ofLead);
    await passes(60_000);
    expect(saveState).not.toHaveBeenCalled();
    expect(countDrafts(storage, "ines")).toBe(1);
    before.queries.unmount();

    const after = open();
    after.queue.resume("ines");
    after.queue.resume("ines");
    await passes(0);
    expect(saveState).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await passes(0);
    expect(saveState.mock.calls).toMatchObject([[{ ...ofLead, words: wordsOf(quoted) }]]);
    expect(addNote).toHaveBeenCalledOnce();
    expect(storage.entries.size).toBe(0);
  });

  it.each([
    ["without an answer", noAnswer],
    ["while the server is unavailable", refusing(503)],
    ["while the server asks to wait", refusing(429)],
  ])("are sent again %s, with the same key", async (_when, answer) => {
    saveState.mockImplementationOnce(answer);
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(addNote).not.toHaveBeenCalled();
    await passes(1_000);
    expect(new Set(idsOf(saveState.mock.calls)).size).toBe(1);
    expect(saveState).toHaveBeenCalledTimes(2);
    expect(addNote).toHaveBeenCalledOnce();
  });

  it("save a state once when only the note has to be sent again", async () => {
    addNote.mockImplementationOnce(noAnswer);
    const before = open();
    before.queue.add(quoted, ofLead);
    await passes(0);
    before.queries.unmount();
    open().queue.resume("ines");
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
    expect(new Set(idsOf(addNote.mock.calls)).size).toBe(1);
    expect(addNote).toHaveBeenCalledTimes(2);
  });

  it.each<[number, string]>([
    [400, "Because."],
    [401, "You were signed out before this was saved. Save it again."],
    [403, "Because."],
    [422, "Because."],
  ])("come back with their words after a %i", async (status, text) => {
    saveState.mockImplementationOnce(refusing(status));
    const { queue, queries } = open();
    queue.add(quoted, ofLead);
    await passes(0);
    expect(typed()).toMatchObject({ ...quoted, refusal: { text, stored: null } });
    expect(unsent()).toEqual([]);
    const [mutation] = queries.getMutationCache().findAll({ mutationKey: [outcomeKey] });
    expect(mutation && isRefused(mutation)).toBe(true);
    await passes(60_000);
    expect(saveState).toHaveBeenCalledOnce();
    expect(addNote).not.toHaveBeenCalled();
  });

  it("come back without the state when only the note was refused", async () => {
    addNote.mockImplementationOnce(refusing(400));
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(typed()).toMatchObject({ state: "", note: quoted.note });
  });

  it("come back in front of what has been typed since", async () => {
    saveState.mockImplementationOnce(refusing(400));
    const { queue } = open();
    queue.add(quoted, ofLead);
    const since = { at: Date.now(), value: { ...noOutcome, note: "And the gutters." } };
    storage.setItem(outcomeDraftKey("ines", "lead-1"), JSON.stringify(since));
    await passes(0);
    expect(typed()).toMatchObject({
      state: "quoted",
      note: "Ridge and two valleys.\nAnd the gutters.",
    });
  });

  it("leave nothing about a lead that is gone", async () => {
    saveState.mockImplementationOnce(refusing(404));
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(storage.entries.size).toBe(0);
  });

  it("wait for whoever wrote them while somebody else is signed in", async () => {
    signedIn = "otto";
    const { queue, queries } = open();
    queue.add(quoted, ofLead);
    queue.resume("otto");
    await passes(60_000);
    expect(saveState).not.toHaveBeenCalled();
    expect(unsent()).toHaveLength(1);
    expect(queries.getMutationCache().getAll().some(isRefused)).toBe(false);
    signedIn = "ines";
    queue.resume("ines");
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ["whoever wrote them signs out", () => dropDraftsOf(storage, "ines")],
    ["their lead is gone", () => dropLeadDrafts(storage, "lead-1")],
  ])("are never sent once %s", async (_when, happens) => {
    onlineManager.setOnline(false);
    open().queue.add(quoted, ofLead);
    await passes(0);
    happens();
    onlineManager.setOnline(true);
    await passes(60_000);
    expect(saveState).not.toHaveBeenCalled();
    expect(storage.entries.size).toBe(0);
  });

  it("can be taken back while they wait, and have the same key if nothing is changed", async () => {
    onlineManager.setOnline(false);
    const { queue, queries } = open();
    queue.add(quoted, ofLead);
    await passes(0);
    const waiting = () => readDraft<SentOutcome>(storage, unsent()[0] ?? "");
    const first = waiting();
    if (!first) throw new Error("none waits");
    queue.takeBack(first);
    expect(unsent()).toEqual([]);
    expect(queries.getMutationCache().getAll()).toEqual([]);
    const back = typed();
    expect(back).toMatchObject(quoted);
    if (!back) throw new Error("none has come back");

    queue.add(back, ofLead);
    expect(waiting()?.id).toBe(first.id);
    queue.takeBack(first);
    queue.add({ ...back, note: "Ridge." }, ofLead);
    expect(waiting()?.id).not.toBe(first.id);
    onlineManager.setOnline(true);
    await passes(0);
    expect(addNote.mock.calls).toMatchObject([[{ words: { note: "Ridge." } }]]);
  });

  it("are sent in a browser that stores nothing, too", async () => {
    const refused = () => {
      throw new DOMException("The quota has been exceeded.");
    };
    storage = Object.assign(createMemoryStorage(), { setItem: refused });
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
    expect(addNote).toHaveBeenCalledOnce();
  });
});

describe("an outcome that comes back", () => {
  const choice = (state: OutcomeDraft["state"], note = ""): OutcomeDraft => ({
    ...noOutcome,
    ...{ state, note },
  });

  it.each<[string, OutcomeDraft | undefined, OutcomeDraft, OutcomeDraft]>([
    ["is as it was when nothing was typed since", undefined, choice("won"), choice("won")],
    ["has the newer choice", choice("lost"), choice("won"), choice("lost")],
    [
      "has its own choice when only a note was typed",
      choice("", "B"),
      choice("won"),
      choice("won", "B"),
    ],
    [
      "has a note once, however often it comes back",
      choice("", "A"),
      choice("", "A"),
      choice("", "A"),
    ],
  ])("%s", (_what, typed, back, expected) => {
    expect(returnedDraft(typed, back)).toEqual(expected);
  });
});
