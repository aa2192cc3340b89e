import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineDigests } from "./inline-digests.ts";

const digest = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

it("has a known digest for a known text", () => {
  // From the example of the CSP 3 specification, section 5.
  expect(inlineDigests("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it("has one digest for each inline script and style, inert scripts among them and data not", () => {
  const html = `<style>a{}</style><script type="text/plain" data-deferred>import "/x.js"</script>
<script>
let text = "Grüße";
</script><script type="application/ld+json">{"a":1}</script><style media="print">b{}</style>`;
  expect(inlineDigests(html)).toEqual({
    scripts: [digest('import "/x.js"'), digest('\nlet text = "Grüße";\n')],
    styles: [digest("a{}"), digest("b{}")],
  });
});

it("leaves out scripts that are files, and repeats", () => {
  const html = `<script src="/a.js"></script><script async src='/b.js'></script><script>1</script>
<script>1</script>`;
  expect(inlineDigests(html)).toEqual({ scripts: [digest("1")], styles: [] });
});

it("tells adjacent elements apart", () => {
  const html = "<script>1</script><p>between</p><script>2</script>";
  expect(inlineDigests(html).scripts).toEqual([digest("1"), digest("2")]);
});

it("takes only script and style elements", () => {
  expect(inlineDigests("<scripted>1</scripted>")).toEqual({ scripts: [], styles: [] });
});
