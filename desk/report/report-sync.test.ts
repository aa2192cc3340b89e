import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { emptyReport, type ReportContent } from "#domain/report/report-content.ts";
import type { Report } from "#domain/report/report-contract.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { newEntry, type ReportEntry } from "./report-entry.ts";
import { createReportSync, type ReportBox } from "./report-sync.ts";

const of = { id: "mine", leadId: "lead", staffId: "ines", appointmentId: null };
const refusing = (status: number, answer: object = {}) =>
  new ApiFailure(status, { success: false, error: "Because.", ...answer });
const noAnswer = new TypeError("Failed to fetch");

function stored(said: Partial<Report>): Report {
  return {
    ...{ id: "mine", leadId: "lead", appointmentId: null, state: "draft", content: emptyReport },
    ...{ revision: 1, startedAt: "", writtenBy: null, writtenAt: "", sentAt: null, sentBy: null },
    ...{ corrects: null, correctedBy: null, revokedAt: null, openedAt: null, lastOpenedAt: null },
    ...{ conditions: null, photos: [], ...said },
  };
}

describe("the draft of a report in a browser", () => {
  const entries = new Map<string, ReportEntry>();
  const box: ReportBox = {
    all: () => [...entries.values()],
    read: (leadId, staffId) => entries.get(`${leadId} ${staffId}`),
    keep: (entry) => void entries.set(`${entry.leadId} ${entry.staffId}`, entry),
    drop: (entry) => void entries.delete(`${entry.leadId} ${entry.staffId}`),
  };
  const whoIsIn = vi.fn(async () => "ines");
  const list = vi.fn(async (): Promise<Report[]> => []);
  const write = vi.fn<(entry: ReportEntry) => Promise<Report>>();
  const send = vi.fn<(entry: ReportEntry) => Promise<Report>>();
  const hasUnsentPhotos = vi.fn<(leadId: string, leftOut: readonly string[]) => boolean>();
  const { run } = createReportSync({ box, calls: { whoIsIn, list, write, send, hasUnsentPhotos } });
  const entry = () => box.read("lead", "ines");
  const type = (content: ReportContent, more: Partial<ReportEntry> = {}) =>
    box.keep({ ...newEntry(of), content, ...more });
  const sync = () => run("lead", "ines");

  beforeEach(() => {
    entries.clear();
    vi.clearAllMocks();
    whoIsIn.mockResolvedValue("ines");
    list.mockResolvedValue([]);
    hasUnsentPhotos.mockReturnValue(false);
    write.mockImplementation(async ({ content, base }) =>
      stored({ content, revision: (base?.revision ?? 0) + 1 }),
    );
    send.mockImplementation(async () => stored({ state: "sent" }));
  });

  it("is stored once, whatever was typed with spaces around it", async () => {
    const typed = someReport({ correction: "The side. " });
    type(typed);
    write.mockImplementationOnce(async () =>
      stored({ content: someReport({ correction: "The side." }) }),
    );
    expect(await sync()).toBe(false);
    expect(write).toHaveBeenCalledOnce();
    expect(entry()).toMatchObject({ content: typed, base: { revision: 1 } });
    expect(await sync()).toBe(false);
    expect(write).toHaveBeenCalledOnce();
  });

  it("has what was typed while it was on its way stored next", async () => {
    type(someReport());
    write.mockImplementationOnce(async ({ content }) => {
      box.keep({ ...(entry() as ReportEntry), content: someReport({ correction: "More." }) });
      return stored({ content });
    });
    await sync();
    expect(
      write.mock.calls.map(([{ content, base }]) => [content.correction, base?.revision]),
    ).toEqual([
      ["", undefined],
      ["More.", 1],
    ]);
  });

  it.each([
    ["there is no answer", noAnswer],
    ["the server has a fault", refusing(503)],
    ["it asks to wait", refusing(429)],
  ])("stays and is tried again while %s", async (_, error) => {
    type(someReport());
    write.mockRejectedValue(error);
    expect(await sync()).toBe(true);
    expect(entry()).toMatchObject({ refusal: null, content: someReport() });
  });

  it("is not sent for somebody else who is signed in", async () => {
    type(someReport(), { sendAt: 1 });
    whoIsIn.mockResolvedValue("ben");
    expect(await sync()).toBe(false);
    expect(write).not.toHaveBeenCalled();
    expect(entry()).toBeDefined();
  });

  it("goes on in the one that somebody else has begun meanwhile", async () => {
    type(someReport({ findings: [someFinding({ id: "mine" })] }));
    const theirs = someReport({ findings: [someFinding({ id: "theirs" })] });
    list.mockResolvedValue([stored({ id: "theirs", revision: 4, content: theirs })]);
    await sync();
    const [written] = write.mock.calls[0] ?? [];
    expect(written).toMatchObject({ id: "theirs", base: { revision: 4 } });
    expect(written?.content.findings.map(({ id }) => id)).toEqual(["theirs", "mine"]);
  });

  it("keeps out of a correction what was deleted there, when somebody else has begun one as well", async () => {
    const [kept, deleted] = [someFinding({ id: "kept" }), someFinding({ id: "deleted" })];
    const sent = someReport({ findings: [kept, deleted] });
    type(someReport({ findings: [kept], correction: "One place." }), { corrects: "sent" });
    list.mockResolvedValue([
      stored({ id: "theirs", revision: 2, corrects: "sent", content: sent }),
      stored({ id: "sent", state: "sent", content: sent }),
    ]);
    await sync();
    expect(write.mock.calls[0]?.[0]).toMatchObject({
      ...{ id: "theirs", base: { revision: 2 } },
      content: { findings: [kept], correction: "One place." },
    });
  });

  it("has what both have written after a conflict, and names what they chose differently", async () => {
    const finding = someFinding({ id: "a" });
    const base = someReport({ findings: [finding] });
    type(someReport({ findings: [{ ...finding, condition: "failed" }], correction: "Mine." }), {
      base: { revision: 1, content: base },
    });
    const theirs = someReport({ findings: [{ ...finding, condition: "worn", urgency: "now" }] });
    const report = stored({ revision: 2, content: theirs });
    write.mockRejectedValueOnce(refusing(409, { report }));
    expect(await sync()).toBe(true);
    await sync();
    expect(write.mock.calls[1]?.[0]).toMatchObject({
      base: { revision: 2 },
      content: { correction: "Mine.", findings: [{ condition: "failed", urgency: "now" }] },
    });
    expect(entry()?.clashes).toEqual([
      { of: "a", field: "condition", mine: "failed", theirs: "worn" },
    ]);
  });

  it("is sent once it is stored and all photos are there but for those left out, and is gone then", async () => {
    type(someReport({ leftOut: ["face"] }), { sendAt: 1 });
    hasUnsentPhotos.mockReturnValue(true);
    expect(await sync()).toBe(true);
    expect(hasUnsentPhotos).toHaveBeenCalledWith("lead", ["face"]);
    expect(send).not.toHaveBeenCalled();
    hasUnsentPhotos.mockReturnValue(false);
    send.mockRejectedValueOnce(noAnswer);
    expect(await sync()).toBe(true);
    expect(await sync()).toBe(false);
    expect(send).toHaveBeenCalledTimes(2);
    expect(write).toHaveBeenCalledOnce();
    expect(entry()).toBeUndefined();
  });

  it("is not sent with what somebody else has written, until somebody has read it", async () => {
    const base = { revision: 1, content: someReport() };
    type(someReport(), { base, sendAt: 1 });
    const report = stored({ revision: 2, content: someReport({ correction: "Theirs." }) });
    send.mockRejectedValueOnce(refusing(409, { report }));
    await sync();
    expect(entry()).toMatchObject({
      ...{ sendAt: null, refusal: "Because.", content: { correction: "Theirs." } },
      base: { revision: 2 },
    });
  });

  it("stays with the reason where the server will not have it", async () => {
    type(someReport(), { base: { revision: 1, content: someReport() }, sendAt: 1 });
    send.mockRejectedValueOnce(refusing(400));
    expect(await sync()).toBe(false);
    expect(entry()).toMatchObject({ sendAt: null, refusal: "Because.", content: someReport() });
  });

  it("is gone when it was sent from elsewhere, unless something was written since", async () => {
    const base = { revision: 1, content: someReport() };
    const report = stored({ state: "sent", content: someReport({ correction: "x" }), revision: 2 });
    type(someReport({ correction: "x" }), { base });
    write.mockRejectedValue(refusing(409, { report }));
    expect(await sync()).toBe(false);
    expect(entry()).toBeUndefined();
    type(someReport({ correction: "y" }), { base });
    expect(await sync()).toBe(false);
    expect(entry()).toMatchObject({ refusal: "Because.", content: { correction: "y" } });
  });

  it("stays when its lead is no longer theirs", async () => {
    type(someReport(), { sendAt: 1 });
    write.mockRejectedValue(refusing(404));
    expect(await sync()).toBe(false);
    expect(entry()).toMatchObject({ content: someReport(), sendAt: null, refusal: "Because." });
  });

  it("is stored anew and sent when its draft was deleted meanwhile", async () => {
    type(someReport(), { base: { revision: 3, content: someReport() }, sendAt: 1 });
    send.mockRejectedValueOnce(refusing(404));
    expect(await sync()).toBe(true);
    expect(await sync()).toBe(false);
    expect(write).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledTimes(2);
    expect(entry()).toBeUndefined();
  });

  it("keeps what was written after it was taken back on its way", async () => {
    type(someReport(), { base: { revision: 1, content: someReport() }, sendAt: 1 });
    send.mockImplementationOnce(async () => {
      box.keep({
        ...(entry() as ReportEntry),
        ...{ sendAt: null, content: someReport({ correction: "Later." }) },
      });
      return stored({ state: "sent" });
    });
    expect(await sync()).toBe(false);
    expect(entry()).toMatchObject({
      content: { correction: "Later." },
      refusal: expect.stringContaining("sent before"),
    });
  });

  it.each(["as it is stored", "as it is sent"])(
    "goes on as a new one once what it corrects was revoked, %s, and waits until somebody has read that",
    async (when) => {
      const correcting = someReport({ correction: "The side." });
      const isStored = when === "as it is sent";
      const base = isStored ? { revision: 1, content: correcting } : null;
      type(correcting, { corrects: "revoked", sendAt: 1, base });
      const conflict = { error: "It was revoked.", report: stored({ content: correcting }) };
      send.mockRejectedValue(refusing(409, conflict));
      // What was refused is stored again soon, as it is now.
      if (isStored) expect(await sync()).toBe(true);
      expect(await sync()).toBe(false);
      expect(send).toHaveBeenCalledTimes(isStored ? 1 : 0);
      expect(entry()).toMatchObject({ corrects: null, sendAt: null, content: someReport() });
      expect(entry()?.refusal).toContain("nothing left to correct");
      expect(write.mock.lastCall?.[0].content).toEqual(someReport());
    },
  );
});
