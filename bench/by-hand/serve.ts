import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import sharp from "sharp";
import { pageByHand } from "./page.ts";

/** What the page by hand shows: 40 KB of AVIF, whatever the master is. */
const pictureBytes = 40 * 1024;

const htmlType = { "content-type": "text/html; charset=utf-8" };

/**
 * Serves the page by hand, nothing else to do: at `/` its 20 KB as they are, at `/compressed` the 4 KB
 * that brotli makes of them.
 */
export async function startByHand(): Promise<{ url: string; stop(): void }> {
  const html = pageByHand();
  const compressed = await promisify(brotliCompress)(html);
  const picture = await pictureOf(pictureBytes);
  const server = createServer((request, response) => {
    if (request.url === "/house.avif") {
      response.writeHead(200, { "content-type": "image/avif" }).end(picture);
    } else if (request.url === "/compressed") {
      response.writeHead(200, { ...htmlType, "content-encoding": "br" }).end(compressed);
    } else {
      response.writeHead(200, htmlType).end(html);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

/** The hero's picture at the quality that comes nearest to the size from below. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const master = path.resolve("art", "masters", "hero.jpg");
  let best: Buffer | undefined;
  for (let quality = 80; quality >= 20; quality -= 10) {
    best = await sharp(master).resize(800).avif({ quality, effort: 2 }).toBuffer();
    if (best.length <= bytes) return best;
  }
  throw new Error("The hero's picture does not come down to 40 KB");
}
