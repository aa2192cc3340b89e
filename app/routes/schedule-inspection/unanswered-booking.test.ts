import { isValidElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attemptAt, sendAttempt } from "#app/forms/attempt.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import type { BookingFailure } from "./book.ts";
import { tellOfUnanswered } from "./unanswered-booking.tsx";

const formId = "inspection";
const form = { date: "2026-12-04", timeSlot: "10:00", name: "Ada" };

beforeEach(() => {
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("history", { state: { key: "first" } });
  vi.stubGlobal("document", { getElementById: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

/** What stands in the form: the notice, and what is said below it. */
function open(send: () => Promise<BookingFailure>) {
  const attempt = attemptAt(form, () => ({}), undefined);
  const never = () => new Promise<never>(() => {});
  void sendAttempt(
    formId,
    attempt,
    () => true,
    never,
    () => {},
  );
  let shown: ReactNode = null;
  const failures: BookingFailure[] = [];
  let sent = 0;
  const given = {
    formId,
    say(said: ReactNode) {
      shown = said;
    },
    onBooked() {},
    forgetEntries() {},
  };
  tellOfUnanswered(
    given,
    (failure) => void failures.push(failure),
    () => {
      sent += 1;
      return send();
    },
  );
  const parts = () => {
    const [notice, said] = propsOf(shown).children as ReactNode[];
    return {
      ...(propsOf(notice) as { isBusy: boolean; isRecognized: boolean; onSend(): Promise<void> }),
      said,
    };
  };
  return { parts, failures, sent: () => sent };
}

function propsOf(node: ReactNode): Record<string, unknown> {
  return isValidElement<Record<string, unknown>>(node) ? node.props : {};
}

it("is busy while it is sent again, and is offered again after each failure, which the form hears of", async () => {
  const taken = { message: "Error: taken", isTaken: true, errors: { date: "taken" } };
  let answer = Promise.withResolvers<BookingFailure>();
  const { parts, failures } = open(() => answer.promise);
  expect(parts().isBusy).toBe(false);
  for (const time of [1, 2]) {
    answer = Promise.withResolvers();
    const sent = parts().onSend();
    expect(parts().isBusy).toBe(true);
    answer.resolve(taken);
    await sent;
    expect(parts().isBusy).toBe(false);
    expect(propsOf(parts().said).message).toBe(taken.message);
    expect(failures).toEqual(Array(time).fill(taken));
  }
});

it("is not sent again once the server has forgotten it, also if that was after the notice was shown", async () => {
  vi.useFakeTimers();
  const { parts, sent } = open(() => new Promise(() => {}));
  expect(parts().isRecognized).toBe(true);
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1_000);
  await parts().onSend();
  expect([parts().isRecognized, parts().isBusy, sent()]).toEqual([false, false, 0]);
  vi.useRealTimers();
});
