import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { type PictureFormat, widthsOf } from "./picture-files.ts";
import type { PublicPicture } from "./published-rows.ts";

/** Bytes of all that is kept in memory: some 20 projects in their sizes. */
const mostKept = 48 * 2 ** 20;

export type PictureSize = { width: number; format: PictureFormat };

/**
 * Pictures in the sizes in which pages show them: upright, and without anything that a camera has written beside the pixels. They are
 * made when somebody asks first, by the process that decodes what arrives, and are kept in memory.
 */
export function createMadePictures({
  photoFiles,
  decoder,
}: {
  photoFiles: Pick<PhotoFiles, "load">;
  decoder: Pick<Decoder, "decode">;
}) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function make(
    { photo, turn, width, height }: PublicPicture,
    size: PictureSize,
    network: string,
  ): Promise<Buffer | undefined> {
    const whole = await photoFiles.load(photo, "full");
    if (!whole) return undefined;
    const side = Math.round(size.width * Math.max(1, height / width));
    const as = { side, turn, format: size.format };
    const { full } = await decoder.decode(async () => whole, [network], as);
    return Buffer.from(full);
  }

  function keep(name: string, file: Buffer): void {
    kept.set(name, file);
    bytes += file.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostKept) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return {
    /**
     * The picture in one of its sizes; undefined for any other, and when its file is gone.
     * @throws Refusal 503 when the store does not answer, or many pictures arrive.
     */
    async made(
      picture: PublicPicture,
      size: PictureSize,
      network: string,
    ): Promise<Buffer | undefined> {
      if (!widthsOf(picture, size.format).includes(size.width)) return undefined;
      const name = `${picture.id} ${size.width} ${size.format}`;
      const known = kept.get(name);
      if (known) {
        // The longest unasked is let go first.
        kept.delete(name);
        kept.set(name, known);
        return known;
      }
      let making = underWay.get(name);
      if (!making) {
        making = make(picture, size, network)
          .then((file) => {
            if (file) keep(name, file);
            return file;
          })
          .finally(() => underWay.delete(name));
        underWay.set(name, making);
      }
      return making;
    },
  };
}
