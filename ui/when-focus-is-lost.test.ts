import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenFocusIsLost } from "./when-focus-is-lost.ts";

const body = {};
const page = { body, activeElement: body };
const take = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.activeElement = body;
  take.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("takes a focus that nothing has", () => {
  whenFocusIsLost(take);
  vi.runAllTimers();
  expect(take).toHaveBeenCalledOnce();
});

it("leaves one alone that is on its way from one field to the next", () => {
  whenFocusIsLost(take);
  page.activeElement = { name: "next" };
  vi.runAllTimers();
  expect(take).not.toHaveBeenCalled();
});

it("takes nothing once it is called off", () => {
  whenFocusIsLost(take)();
  vi.runAllTimers();
  expect(take).not.toHaveBeenCalled();
});
