import { describe, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { PageContext } from "#app/page-context.ts";
import { WritesPaused } from "#server/database/write-gate.ts";
import { asRefusal, invalidInput, Refusal } from "#server/refusal.ts";
import { failureOfCall, failureOfService, isRefusal } from "./failure.ts";

const otherwise = "Please try again later.";

describe("a call that failed", () => {
  const fields = { email: "Email address is invalid" };

  it.each<[string, unknown, object]>([
    [
      "shows the server's sentence and its fields",
      new ApiFailure(400, { error: "Email address is invalid", fields }),
      { status: 400, message: "Error: Email address is invalid", errors: fields },
    ],
    [
      "shows a limit's sentence",
      new ApiFailure(429, { error: "Too many requests." }),
      { status: 429, message: "Error: Too many requests.", errors: {} },
    ],
    [
      "shows the form's own sentence when the server gives none",
      new ApiFailure(500, { success: false }),
      { status: 500, message: `Error: ${otherwise}`, errors: {} },
    ],
    [
      "tells the form's own sentence when the answer wasn't ours",
      new ApiFailure(502, {}),
      { status: 502, message: `Error: ${otherwise}`, errors: {} },
    ],
    [
      "tells nothing of keys, which are for programs",
      new ApiFailure(422, { error: "This Idempotency-Key was used with another request." }),
      { status: 422, message: `Error: ${otherwise}`, errors: {} },
    ],
    [
      "tells nothing of what the browser says when no answer came",
      new TypeError("NetworkError when attempting to fetch resource."),
      { status: 0, message: `Error: ${otherwise}`, errors: {} },
    ],
  ])("%s", (_name, error, failure) => {
    expect(failureOfCall(error, otherwise)).toEqual(failure);
  });
});

describe("a service that failed", () => {
  function told(error: unknown) {
    const reportError = vi.fn();
    const page: Pick<PageContext, "asRefusal" | "reportError"> = {
      asRefusal: (thrown) => asRefusal(thrown, "(703) 555-0100"),
      reportError,
    };
    return { failure: failureOfService(error, page, otherwise), reportError };
  }

  it("shows a refusal as it is, and logs nothing", () => {
    const { failure, reportError } = told(invalidInput({ date: "Please select a date" }));
    expect(failure).toEqual({
      status: 400,
      message: "Error: Please select a date",
      errors: { date: "Please select a date" },
    });
    expect(told(new Refusal(429, "Full.")).failure).toMatchObject({ status: 429, errors: {} });
    expect(reportError).not.toHaveBeenCalled();
  });

  it("asks for a minute while an upgrade pauses writes", () => {
    const { failure, reportError } = told(new WritesPaused());
    expect(failure).toEqual({
      status: 503,
      message: expect.stringMatching(/^Error: One minute, please: .+\(703\) 555-0100\.$/),
      errors: {},
    });
    expect(reportError).toHaveBeenCalledOnce();
  });

  it("logs an error of ours, and tells the visitor what to do", () => {
    const fault = new Error("no such column");
    const { failure, reportError } = told(fault);
    expect(failure).toEqual({ status: 500, message: `Error: ${otherwise}`, errors: {} });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(fault);
  });
});

it.each<[string, unknown, boolean]>([
  ["an entry is refused", new ApiFailure(400, {}), true],
  ["a limit is reached", new ApiFailure(429, {}), true],
  ["the site is being upgraded", new ApiFailure(503, { code: "one-minute" }), true],
  ["the server has a fault", new ApiFailure(500, {}), false],
  ["what stands before the server answers", new ApiFailure(502, {}), false],
  ["no answer comes", new TypeError("Failed to fetch"), false],
])("when %s, that it has taken nothing is said by the server: %s", (_when, error, isSaid) => {
  expect(isRefusal(error)).toBe(isSaid);
});
