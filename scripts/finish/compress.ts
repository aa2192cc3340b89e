import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { kept } from "../run/kept.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes brotli and gzip versions beside every text file in the folder. */
export async function compressTextFiles(folder: string): Promise<void> {
  const texts = "**/*.{css,data,html,js,json,svg,txt,webmanifest,xml}";
  // All at once: Node compresses as many at a time as it has threads for it.
  const written: Promise<void>[] = [];
  for await (const name of glob(texts, { cwd: folder })) {
    written.push(compress(path.join(folder, name)));
  }
  await Promise.all(written);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    kept("brotli", [content], () => compressBrotli(content, { params })),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
}
