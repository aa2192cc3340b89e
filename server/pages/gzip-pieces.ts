import { constants, crc32, deflateRawSync } from "node:zlib";

/*
 * One gzip answer of pieces that were compressed apart (RFC 1952): what is kept has been compressed once, and only
 * what is new is compressed while somebody waits. Brotli cannot be put together like this.
 */

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that says it is the last one (RFC 1951, section 3.2.3). */
const lastBlock = Buffer.from([3, 0]);

const shortText = 2 ** 13;

/** A text as it is, and as blocks of a deflate stream that goes on after them. */
export type Piece = { text: Buffer; deflated: Buffer };

/** For a piece that is kept. */
export function smallPiece(text: string): Piece {
  return pieceAt(text, constants.Z_BEST_COMPRESSION);
}

/** For a piece that goes out once. */
export function quickPiece(text: string): Piece {
  return pieceAt(text, constants.Z_BEST_SPEED);
}

/** The pieces after each other, in gzip's format. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  let [sum, length] = [0, 0];
  for (const { text } of pieces) {
    sum = crc32(text, sum);
    length += text.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([header, ...pieces.map(({ deflated }) => deflated), lastBlock, trailer]);
}

function pieceAt(text: string, level: number): Piece {
  const bytes = Buffer.from(text);
  // Flushed, so that it ends with a whole byte and not with the stream.
  const finishFlush = constants.Z_FULL_FLUSH;
  // Making ready for texts of 32 KB takes longer than compressing a short one.
  const windowBits = bytes.length <= shortText ? 13 : 15;
  return { text: bytes, deflated: deflateRawSync(bytes, { level, windowBits, finishFlush }) };
}
