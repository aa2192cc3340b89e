import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import sharp from "sharp";
import { pageByHand } from "./page.ts";

/** Size of the handwritten page's picture: 40 KB of AVIF, whatever the master is. */
const pictureBytes = 40 * 1024;

const htmlType = { "content-type": "text/html; charset=utf-8" };

/** A minimal server for the handwritten page: at `/` uncompressed (20 KB), at `/compressed` with brotli (4 KB). */
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

/** The hero's picture at the highest quality that stays within the size. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const master = path.resolve("art", "masters", "hero.jpg");
  let best: Buffer | undefined;
  for (let quality = 80; quality >= 20; quality -= 10) {
    best = await sharp(master).resize(800).avif({ quality, effort: 2 }).toBuffer();
    if (best.length <= bytes) return best;
  }
  throw new Error("The hero's picture does not come down to 40 KB");
}
