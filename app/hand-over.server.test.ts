import fc from "fast-check";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { describe, expect, it } from "vitest";
import { aroundHandOver, encoded, handedOver, handOver, handOverOf } from "./hand-over.server.ts";

async function decoded(text: string): Promise<unknown> {
  const bytes = new Blob([text]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  return (await decode(bytes, globalThis as Window & typeof globalThis)).value;
}

describe("data handed over to React Router", () => {
  it("are read by its own decoder as what they were", async () => {
    // Decoding loses a `__proto__`, which no loader of ours returns.
    const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__"));
    const fields = fc.dictionary(fc.stringMatching(/^[a-z]+$/), json);
    await fc.assert(
      fc.asyncProperty(fields, async (data) => {
        const sent = JSON.parse(JSON.stringify(data));
        expect(await decoded(encoded(sent))).toEqual(sent);
      }),
    );
  });

  it("hold what occurs twice once", async () => {
    const photo = { src: "/assets/roof.webp" };
    const text = encoded([photo, photo, { src: "/assets/roof.webp" }]);
    expect(text.match(/roof\.webp/g)).toHaveLength(1);
    expect(await decoded(text)).toEqual([photo, photo, photo]);
  });

  it("cannot end the element that they stand in", () => {
    const script = handOver("/news-insights", { search: '</script><!--"' });
    expect(script).not.toContain("<");
    expect(handedOver(script)).toContain('</script><!--\\"');
  });

  it("are found in their script, and in a page", () => {
    const script = handOverOf("[]\n");
    expect(handedOver(`\n${script}\n`)).toBe("[]\n");
    expect(handedOver("alert(1)")).toBeUndefined();
    const page = `<p>one</p><script>${script}</script><script>alert(1)</script>`;
    expect(aroundHandOver(page)).toEqual(["<p>one</p>", "<script>alert(1)</script>"]);
    expect(aroundHandOver("<p>one</p>")).toBeUndefined();
  });
});
