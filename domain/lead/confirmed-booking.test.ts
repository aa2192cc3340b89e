import { describe, expect, it } from "vitest";
import {
  type ConfirmationFate,
  isConfirmedBooking,
  isNewBooking,
  type OnlineBooking,
} from "./confirmed-booking.ts";

const booked: OnlineBooking = { isFirm: true, isSuspected: false, confirmation: "send" };

describe("an online booking", () => {
  it("is settled by its confirmation", () => {
    expect(isConfirmedBooking(booked)).toBe(true);
  });

  it.each<[string, Partial<OnlineBooking>]>([
    ["it is still to be confirmed", { isFirm: false }],
    ["it looks odd", { isSuspected: true }],
  ])("asks for a person while %s", (_why, change) => {
    expect(isConfirmedBooking({ ...booked, ...change })).toBe(false);
  });

  it.each<ConfirmationFate>(["withhold", "drop", "undelivered"])(
    "asks for a person when its confirmation ends in '%s'",
    (confirmation) => {
      expect(isConfirmedBooking({ ...booked, confirmation })).toBe(false);
    },
  );
});

describe("a new booking", () => {
  const fresh = {
    confirmedAt: "2026-06-02T16:00:00.000Z",
    seenAt: null,
    isOpen: true,
    waits: false,
  };

  it("is one that its confirmation settled and nobody has seen", () => {
    expect(isNewBooking(fresh)).toBe(true);
  });

  it.each([
    ["somebody has seen it", { seenAt: "2026-06-02T17:00:00.000Z" }],
    ["it was never settled", { confirmedAt: null }],
    ["its person waits for an answer", { waits: true }],
    ["it is closed", { isOpen: false }],
  ])("is none when %s", (_why, change) => {
    expect(isNewBooking({ ...fresh, ...change })).toBe(false);
  });
});
