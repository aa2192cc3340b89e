import { expect, it } from "vitest";
import { filled, gapped } from "./gapped-html.server.ts";

it("fills the gaps, and nothing else", () => {
  const html =
    '<img src="/assets/storm-Cp2qIqz3.webp"><img src="/assets/a-qABCDEFq.avif">qCARDLISTq.';
  const pieces = gapped(html);
  expect(filled(pieces, (gap) => gap)).toBe(html);
  expect(filled(pieces, () => "two cards")).toBe(html.replace("qCARDLISTq", "two cards"));
});
