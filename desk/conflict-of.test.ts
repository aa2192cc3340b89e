import { expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { conflictOf } from "./conflict-of.ts";

const lead: Lead = {
  ...{ id: "a", number: 1042, kind: "inquiry", state: "won", lostReason: null, version: 3 },
  ...{ name: "Ada", phone: "", email: "", address: "", asked: "Gutters", message: "", subject: "" },
  ...{
    emergency: false,
    suspected: false,
    assignee: null,
    followUpOn: null,
    followUpReason: null,
    appointment: null,
  },
  ...{ arrivedAt: "2026-11-24T19:00:00Z", answerBy: "2026-11-24T19:05:00Z", ofPerson: 1 },
  ...{ promiseBy: "2026-11-25T19:00:00Z", answeredAt: null, returned: null, answerMinutes: null },
  ...{
    source: "Contact form",
    assessment: null,
    timeline: [],
    others: [],
    personId: null,
    possiblySame: [],
    textObstacle: null,
    present: [],
  },
};

it("a conflict includes what is stored; any other failure includes nothing", () => {
  const answer = { success: false as const, error: "Changed", lead };
  expect(conflictOf(new ApiFailure(409, answer))).toEqual(answer);
  expect(conflictOf(new ApiFailure(500, answer))).toBeUndefined();
  expect(
    conflictOf(new ApiFailure(409, { success: false, error: "Slot is taken" })),
  ).toBeUndefined();
  expect(conflictOf(new TypeError("no network"))).toBeUndefined();
});
