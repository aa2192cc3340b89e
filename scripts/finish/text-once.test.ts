import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, it } from "vitest";
import { withoutText } from "./text-once.ts";

const content = '<p>Gutters &amp; "guards", 1-2 days</p>\n<ul><li>one</li></ul>';
const element = parseFragment(`<div>${content}</div>`)
  .childNodes[0] as DefaultTreeAdapterMap["element"];
const handOver = (values: unknown[]) =>
  `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(values)}\n`).replaceAll("<", "\\u003C")});`;

it("takes out the text that stands in the page, and nothing else", () => {
  expect(withoutText(handOver(["content", content, "title", "<b>", 3, { _1: 2 }]), element)).toBe(
    handOver(["content", "", "title", "<b>", 3, { _1: 2 }]),
  );
});

it("leaves other scripts alone", () => {
  expect(withoutText("alert(1)", element)).toBe("alert(1)");
  expect(withoutText(handOver(["another", "<p>text</p>"]), element)).toBe(
    handOver(["another", "<p>text</p>"]),
  );
});
