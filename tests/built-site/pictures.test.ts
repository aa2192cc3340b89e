import { expect, test } from "vitest";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { all, attribute, readHtml } from "#tests/support/html.ts";
import { ask, htmlOf, mainPartOf } from "./support/ask.ts";

test("every picture reserves its space, has an alt text, and comes as AVIF and WebP", async () => {
  let pictures = 0;
  for (const address of canonicalAddresses) {
    const html = await htmlOf(address);
    const images = html.match(/<img\b[^>]*>/g) ?? [];
    for (const image of images) {
      expect(image, address).toMatch(/\swidth="\d+" height="\d+" alt="[^"]/);
    }
    const frames = html.match(/<picture>.*?<\/picture>/gs) ?? [];
    for (const frame of frames) {
      expect(frame, address).toContain('type="image/avif"');
      expect(frame, address).toContain('type="image/webp"');
    }
    expect(images.filter((image) => image.includes('loading="eager"')).length).toBeLessThan(2);
    pictures += frames.length;
  }
  expect(pictures).toBeGreaterThan(3);
});

test("the hero has its own crop for phones, up to 767 px, and the wide one from there on", async () => {
  const sources = all(readHtml(await mainPartOf("/")), "source");
  expect(attribute(sources[0] as (typeof sources)[number], "media")).toBe("(width < 48rem)");
  const wide = sources.find((source) => !attribute(source, "media"));
  expect(wide, "for all other widths").toBeDefined();
});

test("no page has a film in its HTML, which would load before the first view", async () => {
  for (const address of ["/", "/our-company"]) {
    expect(await htmlOf(address), address).not.toContain("<video");
  }
});

test("every sharing picture is a 1200 by 630 JPEG with its page's title", async () => {
  const addresses = new Set<string>();
  for (const address of canonicalAddresses) {
    const html = await htmlOf(address);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    addresses.add(new URL(picture).pathname);
  }
  expect(addresses.size).toBeGreaterThan(25);
  for (const address of addresses) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("content-type"), address).toBe("image/jpeg");
    const file = Buffer.from(await answer.arrayBuffer());
    expect(jpegSize(file), address).toEqual({ width: 1200, height: 630 });
  }
});

test("browsers and phones find their icons", async () => {
  const page = readHtml(await htmlOf("/"));
  const hrefs = (rel: string) =>
    all(page, "link", { rel }).map((link) => attribute(link, "href") ?? "");
  const [manifest = ""] = hrefs("manifest");
  const { icons } = (await (await ask(manifest)).json()) as { icons: { src: string }[] };
  const files = [...hrefs("icon"), ...hrefs("apple-touch-icon"), ...icons.map(({ src }) => src)];
  expect(files).toHaveLength(6);
  for (const file of files) {
    const answer = await ask(file);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get("content-type"), file).toMatch(/^image\//);
  }
});

/** Size according to a JPEG's frame header. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (file.readUInt8(at + 1) < 0xc0 || file.readUInt8(at + 1) > 0xc2) {
    at += 2 + file.readUInt16BE(at + 2);
  }
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
}
