import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  noOutcome,
  type OutcomeDraft,
  type OutcomeWords,
  outcomeDraftKey,
} from "#desk/day/outcome-draft.ts";
import { draftKey, readDraft } from "#desk/drafts/draft-store.ts";
import { countDrafts, dropDraftsOf, dropLeadDrafts } from "#desk/drafts/draft-sweeps.ts";
import { writingPlace } from "#desk/lead/writing.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { someLead } from "#tests/support/lead-values.ts";
import { entryText, type UnsentEntry, type Written } from "./unsent-entry.ts";
import { type EntryCalls, entryOf, isRefused, unsentKey, unsentQueue } from "./unsent-queue.ts";

const words: OutcomeWords = { ...noOutcome, state: "quoted", note: "Ridge and two valleys." };
const quoted = { kind: "outcome" as const, day: "2026-06-03", version: 2, words };
const reached: Written = { kind: "call", outcome: "reached", text: "Comes home at five." };
const gate: Written = { kind: "note", text: "The gate is open." };
const nobody: Written = {
  ...{ kind: "visit", day: "2026-06-03", appointmentId: "appointment-1" },
  ...{ progress: "no-show", seen: "booked" },
};
const texted: Written = { kind: "text", text: "On my way." };
/** As a conflict shows it. */
const lead = someLead({ version: 2, state: "contacted" });
const changedBy = (id: string) => ({
  ...{ id: "event", at: "2026-06-03T16:00:00.000Z", kind: "changed" },
  ...{ staff: { id, name: id }, details: { state: { from: "new", to: "contacted" } } },
});
const ofLead = { staffId: "ines", leadId: "lead-1", name: "Ada", number: 1042 };
const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));
const refusing =
  (status: number, answer: object = {}) =>
  () =>
    Promise.reject(new ApiFailure(status, { success: false, error: "Because.", ...answer }));

describe("unsent entries", () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  let signedIn: string;
  const saveState = vi.fn<(entry: UnsentEntry) => Promise<void>>();
  const addToTimeline = vi.fn<EntryCalls["addToTimeline"]>();
  const clients: QueryClient[] = [];

  /** The desk as it opens in this browser. */
  function open() {
    const queries = new QueryClient();
    queries.mount();
    clients.push(queries);
    const calls = { whoIsIn: async () => signedIn, saveState, addToTimeline };
    return { queue: unsentQueue({ queries, storage, calls }), queries };
  }
  const entriesIn = (queries: QueryClient) =>
    queries
      .getMutationCache()
      .getAll()
      .flatMap((mutation) => entryOf(mutation) ?? []);
  const unsent = () => [...storage.entries.keys()].filter((key) => key.includes(":unsent:"));
  const typed = () => readDraft<OutcomeDraft>(storage, outcomeDraftKey("ines", "lead-1"));
  const idsOf = (calls: UnsentEntry[][]) => calls.map(([entry]) => entry?.id);
  const callNote = () =>
    readDraft<string>(storage, draftKey("ines", writingPlace("lead-1", "call")));
  const kindsOf = (calls: UnsentEntry[][]) => calls.map(([entry]) => entry?.kind);
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    storage = createMemoryStorage();
    signedIn = "ines";
    saveState.mockReset().mockResolvedValue();
    addToTimeline.mockReset().mockResolvedValue(undefined);
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
    expect(addToTimeline).toHaveBeenCalledOnce();
    expect(saveState.mock.invocationCallOrder[0]).toBeLessThan(
      addToTimeline.mock.invocationCallOrder[0] ?? 0,
    );
    expect(storage.entries.size).toBe(0);
  });

  it("say all of what was chosen, and send the amount and the day once, with the state", async () => {
    const chosen = { ...words, amount: "$14,500", followUpOn: "2026-06-05" };
    expect(entryText({ ...quoted, words: chosen })).toBe(
      "Quoted, $14,500. Follow up Fri, Jun 5. “Ridge and two valleys.”",
    );
    addToTimeline.mockReset().mockRejectedValue(new ApiFailure(400, { success: false, error: "" }));
    open().queue.add({ ...quoted, words: chosen }, ofLead);
    await passes(0);
    expect(saveState.mock.calls).toMatchObject([[{ words: chosen }]]);
    // The note alone comes back.
    expect(typed()).toMatchObject({ ...noOutcome, note: words.note });
    expect(typed()).not.toHaveProperty("amount");
    expect(typed()).not.toHaveProperty("followUpOn");
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
    expect(saveState.mock.calls).toMatchObject([[{ ...ofLead, ...quoted }]]);
    expect(addToTimeline).toHaveBeenCalledOnce();
    expect(storage.entries.size).toBe(0);
  });

  it("keep when a visit was ended over a closed tab, and send it once", async () => {
    onlineManager.setOnline(false);
    const before = open();
    const pressed = Date.now();
    before.queue.add(nobody, ofLead);
    before.queries.unmount();
    await passes(3_600_000);

    const after = open();
    after.queue.resume("ines");
    onlineManager.setOnline(true);
    await passes(0);
    expect(addToTimeline.mock.calls).toMatchObject([[{ ...nobody, at: pressed }]]);
    expect(saveState).not.toHaveBeenCalled();
    expect(storage.entries.size).toBe(0);
  });

  it("are in no conflict with how the same person has ended the visit before", async () => {
    onlineManager.setOnline(false);
    const { queue } = open();
    queue.add(nobody, ofLead);
    queue.add(quoted, ofLead);
    addToTimeline.mockResolvedValueOnce({ before: 2, after: 3 });
    onlineManager.setOnline(true);
    await passes(0);
    expect(saveState.mock.calls).toMatchObject([[{ version: 3 }]]);
  });

  it("keep a conflict with what somebody else had changed before that", async () => {
    onlineManager.setOnline(false);
    const { queue } = open();
    queue.add(nobody, ofLead);
    queue.add(quoted, ofLead);
    addToTimeline.mockResolvedValueOnce({ before: 3, after: 4 });
    onlineManager.setOnline(true);
    await passes(0);
    expect(saveState.mock.calls).toMatchObject([[{ version: 2 }]]);
  });

  it("are gone when the end of a visit is taken back or refused: it has no form", async () => {
    onlineManager.setOnline(false);
    const { queue, queries } = open();
    queue.add(nobody, ofLead);
    const [entry] = entriesIn(queries);
    if (entry) queue.takeBack(entry);
    expect(storage.entries.size).toBe(0);
    onlineManager.setOnline(true);
    addToTimeline.mockImplementationOnce(refusing(409));
    queue.add(nobody, ofLead);
    await passes(0);
    expect(storage.entries.size).toBe(0);
    expect(queries.getMutationCache().getAll().filter(isRefused)).toHaveLength(1);
  });

  it.each([
    ["without an answer", noAnswer],
    ["while the server is unavailable", refusing(503)],
    ["while the server asks to wait", refusing(429)],
  ])("are sent again %s, with the same key", async (_when, answer) => {
    saveState.mockImplementationOnce(answer);
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(addToTimeline).not.toHaveBeenCalled();
    await passes(1_000);
    expect(new Set(idsOf(saveState.mock.calls)).size).toBe(1);
    expect(saveState).toHaveBeenCalledTimes(2);
    expect(addToTimeline).toHaveBeenCalledOnce();
  });

  it("come back, and are not sent once more, when their visit is no longer this lead's", async () => {
    const text = "The inspection that this is about belongs to lead 7 now.";
    const known = { ...lead, version: 3, timeline: [changedBy("ines")] };
    saveState.mockImplementation(refusing(409, { error: text, lead: known, isOfOtherVisit: true }));
    open().queue.add(quoted, ofLead);
    await passes(60_000);
    expect(saveState).toHaveBeenCalledOnce();
    expect(typed()).toMatchObject({
      ...{ ...words, isBack: true },
      refusal: { text, stored: { version: 3 }, isOfOtherVisit: true },
    });
  });

  it("save a state once when only the note has to be sent again", async () => {
    addToTimeline.mockImplementationOnce(noAnswer);
    const before = open();
    before.queue.add(quoted, ofLead);
    await passes(0);
    before.queries.unmount();
    open().queue.resume("ines");
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
    expect(new Set(idsOf(addToTimeline.mock.calls)).size).toBe(1);
    expect(addToTimeline).toHaveBeenCalledTimes(2);
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
    expect(typed()).toMatchObject({ ...words, isBack: true, refusal: { text, stored: null } });
    expect(unsent()).toEqual([]);
    const [mutation] = queries.getMutationCache().findAll({ mutationKey: [unsentKey] });
    expect(mutation && isRefused(mutation)).toBe(true);
    await passes(60_000);
    expect(saveState).toHaveBeenCalledOnce();
    expect(addToTimeline).not.toHaveBeenCalled();
  });

  it("come back without the state when only the note was refused", async () => {
    addToTimeline.mockImplementationOnce(refusing(400));
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(typed()).toMatchObject({ state: "", note: words.note });
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

  it("can be taken back while they wait, and have the same key and time if nothing is changed", async () => {
    onlineManager.setOnline(false);
    const { queue, queries } = open();
    queue.add(quoted, ofLead);
    await passes(0);
    const waiting = () => readDraft<UnsentEntry>(storage, unsent()[0] ?? "");
    const first = waiting();
    if (!first) throw new Error("none waits");
    queue.takeBack(first);
    expect(unsent()).toEqual([]);
    expect(queries.getMutationCache().getAll()).toEqual([]);
    const back = typed();
    expect(back).toMatchObject({ ...words, isBack: true });

    await passes(60_000);
    queue.add(quoted, ofLead);
    // The server may have it, and refuses a key that it knows from another body.
    expect(waiting()).toMatchObject({ id: first.id, at: first.at });
    queue.takeBack(first);
    queue.add({ ...quoted, words: { ...words, note: "Ridge." } }, ofLead);
    expect(waiting()?.id).not.toBe(first.id);
    onlineManager.setOnline(true);
    await passes(0);
    expect(addToTimeline.mock.calls).toMatchObject([[{ words: { note: "Ridge." } }]]);
  });

  it("of one lead are sent in the order in which they were written, also over a reload", async () => {
    onlineManager.setOnline(false);
    const before = open();
    for (const written of [reached, gate, quoted, texted]) {
      before.queue.add(written, ofLead);
      await passes(1_000);
    }
    expect(countDrafts(storage, "ines")).toBe(4);
    before.queries.unmount();
    const kept = [...storage.entries].reverse();
    storage.entries.clear();
    for (const [key, value] of kept) storage.setItem(key, value);

    onlineManager.setOnline(true);
    addToTimeline.mockImplementationOnce(noAnswer);
    open().queue.resume("ines");
    await passes(0);
    expect(kindsOf(addToTimeline.mock.calls)).toEqual(["call"]);
    await passes(60_000);
    expect(kindsOf(addToTimeline.mock.calls)).toEqual(["call", "call", "note", "outcome", "text"]);
    expect(saveState).toHaveBeenCalledOnce();
    expect(storage.entries.size).toBe(0);
  });

  it("that wait in two tabs are sent with one key, and in one of them when that is first", async () => {
    onlineManager.setOnline(false);
    const first = open();
    first.queue.add(reached, ofLead);
    open().queue.resume("ines");
    onlineManager.setOnline(true);
    await passes(60_000);
    expect(new Set(idsOf(addToTimeline.mock.calls)).size).toBe(1);

    addToTimeline.mockClear();
    onlineManager.setOnline(false);
    first.queue.add(gate, ofLead);
    const second = open();
    second.queue.resume("ines");
    for (const [key] of storage.entries) storage.removeItem(key);
    onlineManager.setOnline(true);
    await passes(60_000);
    expect(addToTimeline).not.toHaveBeenCalled();
    expect(second.queries.getMutationCache().getAll().some(isRefused)).toBe(false);
  });

  it("come back into the form of their kind, before what has been typed there since", async () => {
    addToTimeline.mockImplementationOnce(refusing(401));
    open().queue.add(reached, ofLead);
    const since = { at: Date.now(), value: "Has two dogs." };
    const place = draftKey("ines", writingPlace("lead-1", "call"));
    storage.setItem(place, JSON.stringify(since));
    await passes(0);
    expect(callNote()).toBe("Comes home at five.\nHas two dogs.");
    expect(unsent()).toEqual([]);
  });

  it("without words leave no key behind, since the same press may be another call", async () => {
    onlineManager.setOnline(false);
    const { queue } = open();
    queue.add({ ...reached, text: "" }, ofLead);
    const first = readDraft<UnsentEntry>(storage, unsent()[0] ?? "");
    if (!first) throw new Error("none waits");
    queue.takeBack(first);
    expect(storage.entries.size).toBe(0);
  });

  it("are in no conflict with what the same person has sent before, and with anybody else's", async () => {
    const conflict = (id: string) => ({ lead: { ...lead, version: 3, timeline: [changedBy(id)] } });
    saveState.mockImplementationOnce(refusing(409, conflict("ines")));
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(saveState.mock.calls).toMatchObject([[{ version: 2 }], [{ version: 3 }]]);
    expect(storage.entries.size).toBe(0);

    saveState.mockImplementationOnce(refusing(409, conflict("otto")));
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(saveState).toHaveBeenCalledTimes(3);
    expect(typed()).toMatchObject({
      ...words,
      refusal: { stored: { state: "contacted", version: 3 } },
    });
  });

  it("that were refused are remembered until an entry of the same kind is sent", async () => {
    addToTimeline.mockImplementationOnce(refusing(400));
    const { queue, queries } = open();
    const refused = () => queries.getMutationCache().getAll().filter(isRefused).length;
    queue.add(reached, ofLead);
    await passes(10 * 60_000);
    queue.add(gate, ofLead);
    await passes(0);
    expect(refused()).toBe(1);
    queue.add(reached, ofLead);
    await passes(0);
    expect(refused()).toBe(0);
  });

  it("are sent in a browser that stores nothing, too", async () => {
    const refused = () => {
      throw new DOMException("The quota has been exceeded.");
    };
    storage = Object.assign(createMemoryStorage(), { setItem: refused });
    open().queue.add(quoted, ofLead);
    await passes(0);
    expect(saveState).toHaveBeenCalledOnce();
    expect(addToTimeline).toHaveBeenCalledOnce();
  });
});
