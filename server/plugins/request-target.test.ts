import { expect, it } from "vitest";
import { originForm, pagePath } from "./request-target.ts";

it.each([
  ["/faq?x=1", "/faq?x=1"],
  ["/", "/"],
  ["*", "*"],
  ["http://host/faq?x=1", "/faq?x=1"],
  ["HTTPS://user:secret@host:99999/faq", "/faq"],
  ["http://host", "/"],
  ["http://host?x=1", "/?x=1"],
  ["http:///faq", "/faq"],
  ["/faq#part", "/faq"],
  ["/\\", "/%5C"],
  ["/\\[/", "/%5C[/"],
  ["/\\:99999/", "/%5C:99999/"],
  ["/\\evil.example/faq", "/%5Cevil.example/faq"],
  ["//evil.example/faq", "//evil.example/faq"],
])("takes %j for %j", (target, expected) => {
  expect(originForm(target)).toBe(expected);
});

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/faq", "/faq"],
  ["/faq/", "/faq"],
  ["/FAQ//", "/faq"],
  ["/%66aq", "/faq"],
  ["//faq", "/faq"],
  ["/faq%2F", "/faq%2f"],
  ["/%E0%A4%A", "/%e0%a4%a"],
])("knows the page at %j as %j", (path, expected) => {
  expect(pagePath(path)).toBe(expected);
});
