import { expect, it, vi } from "vitest";
import { warnOfSamples } from "./samples-warning.ts";

it("warns once that the site shows samples, and only then", () => {
  const log = { warn: vi.fn() };
  warnOfSamples(log, { samples: false });
  expect(log.warn).not.toHaveBeenCalled();
  warnOfSamples(log, { samples: true });
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining("What you offer")]]);
});
