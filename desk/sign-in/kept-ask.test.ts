import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import {
  forgetAsk,
  isOwnDevice,
  keepAddress,
  keepAsk,
  readAsk,
  saidOfBrowser,
  withAddress,
  withOwnDevice,
} from "./kept-ask.ts";

beforeEach(() => void vi.stubGlobal("localStorage", createMemoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const ada = "ada@office.example";

it("keeps the address after signing in on one's own device, and the tick for that address alone", () => {
  keepAddress(ada, true);
  const kept = readAsk();
  expect([kept.email, kept.askedAt, isOwnDevice(kept)]).toEqual([ada, null, true]);
  expect(isOwnDevice({ ...kept, email: "bob@office.example" })).toBe(false);
});

it("keeps nothing of anyone who signed in on a shared computer", () => {
  keepAsk({ ...readAsk(), email: ada, askedAt: Date.now(), isOwnDevice: false });
  expect(readAsk().email).toBe(ada);
  keepAddress(ada, false);
  expect(readAsk()).toMatchObject({ email: "", ownDeviceOf: "" });
});

it("believes what was ticked rather than what was ticked before", () => {
  keepAddress(ada, true);
  expect(isOwnDevice({ ...readAsk(), isOwnDevice: false })).toBe(false);
  expect(isOwnDevice({ ...readAsk(), email: "", isOwnDevice: true })).toBe(true);
});

it("forgets what was ticked with the link and the code, and with another address", () => {
  const minutes = 60_000;
  keepAsk(withOwnDevice({ ...readAsk(), email: ada }, true, 0));
  expect(isOwnDevice(readAsk(14 * minutes))).toBe(true);
  expect(isOwnDevice(readAsk(15 * minutes))).toBe(false);
  keepAsk({ ...readAsk(0), askedAt: 10 * minutes });
  expect(isOwnDevice(readAsk(24 * minutes))).toBe(true);
  expect(isOwnDevice(readAsk(25 * minutes))).toBe(false);
  expect(isOwnDevice(withAddress(readAsk(0), "bob@office.example"))).toBe(false);
  expect(isOwnDevice(withAddress(readAsk(0), ada))).toBe(true);
});

it("leaves what was ticked before to whoever ticked it, whose passkey it may be", () => {
  expect(saidOfBrowser(readAsk())).toEqual({ isOwnDevice: false });
  keepAddress(ada, true);
  expect(saidOfBrowser(readAsk())).toEqual({ isOwnDevice: false, ownDeviceOf: ada });
  expect(saidOfBrowser(withOwnDevice(readAsk(), true))).toEqual({ isOwnDevice: true });
  expect(saidOfBrowser(withOwnDevice(readAsk(), false))).toEqual({ isOwnDevice: false });
});

it("forgets all of it at signing out", () => {
  keepAddress(ada, true);
  forgetAsk();
  expect(isOwnDevice(readAsk())).toBe(false);
});

it("reads what an earlier release has kept", () => {
  localStorage.setItem("desk-sign-in", JSON.stringify({ email: ada, askedAt: null, to: "/desk" }));
  const kept = readAsk();
  expect([kept.email, isOwnDevice(kept)]).toEqual([ada, false]);
});
