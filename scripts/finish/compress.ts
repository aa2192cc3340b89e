import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes brotli and gzip versions beside every text file in the folder. */
export async function compressTextFiles(folder: string): Promise<void> {
  const texts = "**/*.{css,data,html,js,json,svg,txt,webmanifest,xml}";
  for await (const name of glob(texts, { cwd: folder })) await compress(path.join(folder, name));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(content, { params }));
  await writeFile(
    `${file}.gz`,
    await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  );
}
