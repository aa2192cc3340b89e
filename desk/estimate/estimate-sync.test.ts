import { beforeEach, describe, expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { someBasis, someEstimate, someOption } from "#tests/support/estimate-values.ts";
import { type EstimateEntry, newEntry, written } from "./estimate-entry.ts";
import { createEstimateSync, type EstimateBox } from "./estimate-sync.ts";

const of = { id: "mine", leadId: "lead", staffId: "ines", basis: someBasis() };
const noAnswer = new TypeError("Failed to fetch");
const begun = someEstimate();
const withWords = (words: string): EstimateContent => ({ ...begun, words });

function stored(said: Partial<Estimate>): Estimate {
  return {
    ...{ id: "mine", leadId: "lead", state: "draft", content: begun, basis: of.basis },
    ...{ revision: 1, startedAt: "", writtenBy: null, writtenAt: "", sentAt: null, sentBy: null },
    ...{ corrects: null, correctedBy: null, revokedAt: null, openedAt: null, lastOpenedAt: null },
    ...{ answers: [], signed: null },
    ...{ reminders: { lastAt: null, nextAt: null, isOff: false }, ...said },
  };
}

const refusal = (status: number, answer: object) =>
  new ApiFailure(status, { success: false, error: "", ...answer });
const conflictWith = (estimate: Estimate, error = "Somebody else has written in it.") =>
  refusal(409, { error, estimate });

describe("the draft of an estimate in a browser", () => {
  let kept: EstimateEntry | undefined;
  const box: EstimateBox = {
    read: () => kept,
    keep: (entry) => {
      kept = entry;
    },
    drop: () => {
      kept = undefined;
    },
  };
  type Written = Pick<EstimateEntry, "writing" | "unanswered" | "content">;
  let writings: Written[];
  let answers: ((entry: EstimateEntry) => Estimate)[];
  let sent: number;
  let refusedSending: ApiFailure | undefined;
  const sync = createEstimateSync({
    box,
    calls: {
      whoIsIn: async () => "ines",
      async write(entry) {
        const { writing, unanswered, content } = entry;
        writings.push({ writing, unanswered, content });
        const answer = answers.shift();
        return answer ? answer(entry) : stored({ content, revision: writings.length });
      },
      async send() {
        if (refusedSending) throw refusedSending;
        sent += 1;
        return stored({ state: "sent" });
      },
    },
  });
  const run = () => sync.run("lead", "ines");
  const lost = () => {
    throw noAnswer;
  };

  beforeEach(() => {
    kept = newEntry(of, begun);
    writings = [];
    answers = [];
    sent = 0;
    refusedSending = undefined;
  });
  const entry = (): EstimateEntry => {
    if (!kept) throw new Error("nothing is kept");
    return kept;
  };

  it("names with what is written whatever was sent before and nobody has answered, until there is an answer", async () => {
    answers = [lost, lost];
    expect(await run()).toBe(true);
    const first = entry().writing;
    box.keep(written(entry(), withWords("One.")));
    expect(await run()).toBe(true);
    const second = entry().writing;
    box.keep(written(entry(), withWords("One. Two.")));
    expect(await run()).toBe(false);
    expect(writings.map(({ unanswered }) => unanswered)).toEqual([[], [first], [first, second]]);
    expect(new Set(writings.map(({ writing }) => writing)).size).toBe(3);
    expect(entry()).toMatchObject({
      ...{ unanswered: [], refusal: null, clashes: [] },
      base: { revision: 3, content: withWords("One. Two.") },
    });
  });

  it("is sent again under the name that it had when its answer was lost", async () => {
    answers = [lost];
    await run();
    await run();
    expect(writings[1]).toMatchObject({ writing: writings[0]?.writing, unanswered: [] });
  });

  it("has what somebody else has written meanwhile, too, and is not sent before it was read again", async () => {
    const theirs = stored({ revision: 4, content: { ...begun, validUntil: null } });
    answers = [
      () => {
        throw conflictWith(theirs);
      },
    ];
    box.keep({
      ...written({ ...entry(), base: { revision: 3, content: begun } }, withWords("Mine.")),
      sendAt: 1,
    });
    expect(await run()).toBe(true);
    expect(entry()).toMatchObject({
      ...{ sendAt: null, refusal: "Somebody else has written in it." },
      content: { words: "Mine.", validUntil: null },
    });
    await run();
    expect(sent).toBe(0);
    // Nobody has read it yet.
    expect(entry().refusal).toBe("Somebody else has written in it.");
    box.keep(written(entry(), withWords("Read.")));
    expect(entry().refusal).toBeNull();
  });

  it("is stored anew and not sent when somebody has deleted it meanwhile, and says so", async () => {
    answers = [
      () => {
        throw refusal(404, { error: "This estimate is no longer here." });
      },
    ];
    box.keep({
      ...written({ ...entry(), base: { revision: 3, content: begun } }, withWords("Mine.")),
      sendAt: 1,
    });
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect([writings.length, sent]).toEqual([2, 0]);
    expect(entry()).toMatchObject({ sendAt: null, content: { words: "Mine." } });
    expect(entry().refusal).toContain("Somebody deleted this draft meanwhile.");
    expect(entry().base).not.toBeNull();
  });

  it("shows what it rests on now when it was to be sent with something else", async () => {
    const basis = someBasis(null);
    refusedSending = conflictWith(stored({ basis }), "The report is another now.");
    box.keep({ ...entry(), sendAt: 1 });
    expect(await run()).toBe(false);
    expect(entry()).toMatchObject({
      ...{ basis, sendAt: null, refusal: "The report is another now." },
    });
  });

  it("joins the draft that somebody else has begun, and keeps of its own beginning only what was written in", async () => {
    const theirs = stored({
      ...{ id: "theirs", revision: 2 },
      content: someEstimate({ options: [someOption({ id: "theirs" })] }),
    });
    answers = [
      () => {
        throw conflictWith(theirs, "There is another draft.");
      },
    ];
    box.keep(written(entry(), withWords("Mine.")));
    await run();
    expect(entry()).toMatchObject({ id: "theirs", content: { words: "Mine." } });
    expect(entry().content.options.map(({ id }) => id)).toEqual(["theirs"]);
  });

  it("corrects what the draft corrects that it joins, and keeps what was written of the correction", async () => {
    const correcting = { ...newEntry(of, begun), corrects: "sent" };
    box.keep(written(correcting, { ...begun, correction: "The price." }));
    answers = [
      () => {
        throw conflictWith(stored({ id: "theirs", revision: 4 }));
      },
    ];
    await run();
    expect(entry()).toMatchObject({
      ...{ id: "theirs", corrects: null, content: { correction: "The price." } },
    });
  });

  it("is sent once it is stored, and then gone from this browser", async () => {
    box.keep({ ...entry(), sendAt: 1 });
    expect(await run()).toBe(false);
    expect([writings.length, sent, kept]).toEqual([1, 1, undefined]);
  });

  it("says why the server would not have it, and waits", async () => {
    answers = [
      () => {
        throw new ApiFailure(400, { success: false, error: "Too many." });
      },
    ];
    box.keep({ ...entry(), sendAt: 1 });
    expect(await run()).toBe(false);
    expect(entry()).toMatchObject({ refusal: "Too many.", sendAt: null });
  });

  it("was sent by somebody else: what is here and not there can become a correction", async () => {
    answers = [
      () => {
        throw conflictWith(stored({ state: "sent" }), "It was sent meanwhile.");
      },
    ];
    box.keep(written({ ...entry(), base: { revision: 1, content: begun } }, withWords("Mine.")));
    expect(await run()).toBe(false);
    expect(entry().refusal).toBe("It was sent meanwhile.");
  });

  it.each(["as it is stored", "as it is sent"])(
    "goes on as a new one once what it corrects was revoked, %s, and waits until somebody has read that",
    async (when) => {
      const correcting = { ...begun, correction: "The price." };
      kept = { ...newEntry(of, correcting, "revoked"), sendAt: 1 };
      if (when === "as it is sent") {
        kept.base = { revision: 1, content: correcting };
        refusedSending = conflictWith(stored({ content: correcting }), "It was revoked.");
      }
      // What was refused is stored again soon, as it is now.
      if (when === "as it is sent") expect(await run()).toBe(true);
      expect(await run()).toBe(false);
      expect(sent).toBe(0);
      expect(entry()).toMatchObject({ corrects: null, sendAt: null, content: begun });
      expect(entry().refusal).toContain("nothing left to correct");
      expect(writings.at(-1)?.content).toEqual(begun);
    },
  );
});
