import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { lastSent, rememberedFor, rememberSent, type SentHere } from "./sent-here.ts";

const at = Date.parse("2026-11-30T02:12:00Z");
const emergency: SentHere = { form: "emergency", at, phone: "703 555 0111", id: "abc" };

beforeEach(() => {
  vi.stubGlobal("localStorage", createMemoryStorage());
  vi.stubGlobal("sessionStorage", createMemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

it("is shown for an hour, and then gone", () => {
  rememberSent(emergency);
  expect(lastSent("emergency", at + rememberedFor - 1)).toEqual(emergency);
  expect(lastSent("emergency", at + rememberedFor)).toBeUndefined();
  expect(localStorage.getItem("sent")).toBeNull();
  expect(sessionStorage.getItem("emergency phone")).toBeNull();
});

it("is shown in other tabs without the phone number, which outlives the tab nowhere", () => {
  rememberSent(emergency);
  expect(localStorage.getItem("sent")).not.toContain(emergency.phone);
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  expect(lastSent("emergency", at)).toEqual({ ...emergency, phone: "" });
});

it("goes after an hour wherever a page with a form is opened", async () => {
  rememberSent({ ...emergency, at: Date.now() - rememberedFor });
  vi.stubGlobal("document", {});
  const anew = "./sent-here.ts?anew";
  await import(anew);
  expect(localStorage.getItem("sent")).toBeNull();
});

it("is the last of its form", () => {
  const later = { ...emergency, at: at + 60_000, phone: "703 555 0122" };
  const contact: SentHere = { ...emergency, form: "contact", id: "" };
  for (const sent of [emergency, contact, later]) rememberSent(sent);
  expect(lastSent("emergency", later.at)).toEqual(later);
  expect(lastSent("contact", later.at)).toEqual(contact);
  expect(lastSent("assessment-follow-up", later.at)).toBeUndefined();
});

it.each(["", "null", "{}", "[null, 1, {}]", '[{"form":"emergency","at":"x","phone":"1","id":""}]'])(
  "is nothing when the storage holds %j",
  (text) => {
    localStorage.setItem("sent", text);
    expect(lastSent("emergency", at)).toBeUndefined();
    rememberSent(emergency);
    expect(lastSent("emergency", at)).toEqual(emergency);
  },
);

it("is nothing where storage is turned off", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberSent(emergency);
  expect(lastSent("emergency", at)).toBeUndefined();
});
