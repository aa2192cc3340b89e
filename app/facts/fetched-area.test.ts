import { afterEach, expect, it, vi } from "vitest";
import { serviceAreaPath } from "#content/links.ts";
import { fetchedArea } from "./fetched-area.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks once in a page's life, but again where an answer does not come in time", async () => {
  vi.useFakeTimers();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  const ask = vi.fn(async (_path: string, options?: RequestInit) => {
    options?.signal?.throwIfAborted();
    return Response.json({ mile: 3 });
  });
  vi.stubGlobal("fetch", ask);
  const area = fetchedArea();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await area).toEqual({ mile: 3 });
  expect(await fetchedArea()).toEqual({ mile: 3 });
  expect(ask.mock.calls.map(([path]) => path)).toEqual([serviceAreaPath, serviceAreaPath]);
  expect(limit).toHaveBeenCalledWith(15_000);
  limit.mockRestore();
});
