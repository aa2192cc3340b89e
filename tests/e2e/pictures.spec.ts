import { shownAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

const kilobyte = 1_024;

test("every picture keeps its place, says what is seen and comes as AVIF and WebP", async ({
  request,
}) => {
  let pictures = 0;
  for (const address of shownAddresses) {
    const html = await (await request.get(address)).text();
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

test("no page loads more than 120 KB of pictures on a phone before somebody scrolls", async ({
  newContext,
  request,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
  for (const address of shownAddresses) {
    if (!(await (await request.get(address)).text()).includes("<picture>")) continue;
    const context = await newContext(phone);
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "image") return;
      sizes.push(response.body().then((body) => body.length));
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total / kilobyte, address).toBeLessThan(120);
    await context.close();
  }
});

test("every picture for sharing is a JPEG of 1200 by 630 that names its page", async ({
  request,
}) => {
  const addresses = new Set<string>();
  for (const address of shownAddresses) {
    const html = await (await request.get(address)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    addresses.add(new URL(picture).pathname);
  }
  expect(addresses.size).toBeGreaterThan(25);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toBe("image/jpeg");
    expect(jpegSize(await answer.body()), address).toEqual({ width: 1200, height: 630 });
  }
});

test("browsers and phones find their icons", async ({ page, request }) => {
  await page.goto("/");
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { icons } = await (await request.get(manifest ?? "")).json();
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const files = [...links, ...icons.map(({ src }: { src: string }) => src)];
  expect(files).toHaveLength(6);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).toMatch(/^image\//);
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
