import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ownAddress } from "./own-address.ts";

beforeAll(() => void vi.stubGlobal("location", { origin: "https://roofs.example" }));
afterAll(() => void vi.unstubAllGlobals());

it.each([
  ["/desk/leads/7?list=all#notes", "/desk/leads/7?list=all#notes"],
  ["/desk", "/desk"],
  ["/desk/mails?show=all", "/desk/mails?show=all"],
])("returns to %s", (to, address) => {
  expect(ownAddress(to)).toBe(address);
});

it.each([
  null,
  "",
  "https://evil.example/desk/leads",
  "//evil.example/desk/leads",
  "/\\evil.example/desk",
  "/desk/../contact",
  "/desktop",
  "/desk/sign-in?to=/desk/sign-in",
  "/desk/enter",
  "javascript:alert(1)",
  "http://",
])("goes to the first page instead of %s", (to) => {
  expect(ownAddress(to)).toBe("/desk");
});
