import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import type { Connection } from "#server/database/connection.ts";
import type { AttachedPhoto } from "#server/mail/row-delivery.ts";
import { Refusal } from "#server/refusal.ts";
import type { Decoder } from "./decoder/decoder.ts";
import type { PhotoFiles } from "./photo-files.ts";

/**
 * Reads pictures of a lead that go along with a mail, as the desk shows them: without those that were removed or erased since, or
 * whose file is gone.
 */
export function createAttachedPhotos(parts: {
  connection: Connection;
  photoFiles: Pick<PhotoFiles, "load">;
  decoder: Pick<Decoder, "decode">;
}) {
  const { connection, photoFiles, decoder } = parts;

  /**
   * As staff have turned it: other programs know nothing of that. One that cannot be turned goes as it is.
   * @throws Refusal 503 while the process that decodes has no time.
   */
  async function turned(file: Buffer, turn: PhotoTurn): Promise<Buffer> {
    if (turn === 0) return file;
    try {
      const { full } = await decoder.decode(async () => file, [], { turn });
      return Buffer.from(full);
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return file;
      throw error;
    }
  }

  /** @throws Refusal 503 while pictures cannot be read. */
  return async (leadId: string, ids: readonly string[]): Promise<AttachedPhoto[]> => {
    const rows = await connection.database
      .selectFrom("photos")
      .select(["id", "digest", "turn"])
      .where("lead_id", "=", leadId)
      .where("id", "in", ids)
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const attached: AttachedPhoto[] = [];
    // One after another: each is about one megabyte.
    for (const row of ids.flatMap((id) => known.get(id) ?? [])) {
      const file = await photoFiles.load(row, "full");
      if (!file) continue;
      const content = await turned(file, row.turn);
      attached.push({ id: row.id, content, filename: `photo-${attached.length + 1}.jpg` });
    }
    return attached;
  };
}
