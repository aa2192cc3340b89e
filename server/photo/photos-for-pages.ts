import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import type { Decoder } from "./decoder/decoder.ts";
import type { PhotoFiles } from "./photo-files.ts";
import type { PhotoKey } from "./photo-store.ts";

/** The longer side of a photo on a page, in pixels: a phone's width in its own pixels, and half a desk's. */
export const pageSide = 1_200;

/** Photos that are kept in memory, of some 150 KB each: those of a report that somebody looks through. */
const mostKept = 64;

/** A photo, as far as that decides how it is shown. */
type Shown = PhotoKey & { turn: PhotoTurn };

export type PhotosForPages = ReturnType<typeof createPhotosForPages>;

/**
 * Photos as pages show them: upright, and no larger than a phone needs. They are made when somebody asks, by the process that
 * decodes what arrives, and are kept in memory for whoever comes back.
 */
export function createPhotosForPages({
  photoFiles,
  decoder,
}: {
  photoFiles: Pick<PhotoFiles, "load">;
  decoder: Decoder;
}) {
  const kept = new Map<string, Buffer>();

  async function made(
    photo: Shown,
    side: number | null,
    network: string,
  ): Promise<{ file: Buffer | undefined; isMade: boolean }> {
    const whole = await photoFiles.load(photo, "full");
    if (!whole || (side === null && photo.turn === 0)) return { file: whole, isMade: false };
    try {
      const { full } = await decoder.decode(async () => whole, [network], {
        side: side ?? undefined,
        turn: photo.turn,
      });
      return { file: Buffer.from(full), isMade: true };
    } catch {
      // Larger, or as it was taken, rather than not at all: while many photos arrive, the process has no time.
      return { file: whole, isMade: false };
    }
  }

  return {
    /** The photo for a page, upright; undefined when its file is gone. @throws Refusal 503 when the store does not answer. */
    async forPage(photo: Shown, network: string): Promise<Buffer | undefined> {
      const name = `${photo.id} ${photo.turn}`;
      const known = kept.get(name);
      if (known) return known;
      const { file, isMade } = await made(photo, pageSide, network);
      if (file && isMade) kept.set(name, file);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return file;
    },

    /** All of it, upright. */
    async whole(photo: Shown, network: string): Promise<Buffer | undefined> {
      return (await made(photo, null, network)).file;
    },
  };
}
