import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it, vi } from "vitest";
import { compressBest } from "./compress-best.ts";

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function page(text: string) {
  const identity = Buffer.from(text.repeat(500));
  return { bodies: { identity, br: brotliCompressSync(identity, fast) } };
}

it("compresses pages better once the start is over, one after another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const pages = [page("Roofs are made of shingles. "), page("Gutters carry water away. ")];
  const before = pages.map(({ bodies }) => bodies.br.length);
  compressBest(pages, new AbortController().signal);

  const compressed = () => pages.filter(({ bodies }, at) => bodies.br.length < (before[at] ?? 0));
  expect(compressed()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(compressed()).toEqual(pages.slice(0, 1)));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(compressed()).toEqual(pages);
  });
  for (const { bodies } of pages) {
    expect(brotliDecompressSync(bodies.br).equals(bodies.identity)).toBe(true);
  }
  vi.useRealTimers();
});

it("compresses nothing more once the server has ended", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { bodies } = page("Roofs are made of shingles. ");
  const fastly = bodies.br;
  const ended = new AbortController();
  compressBest([{ bodies }], ended.signal);
  ended.abort();
  await vi.advanceTimersByTimeAsync(70_000);
  vi.useRealTimers();
  expect(bodies.br).toBe(fastly);
});
