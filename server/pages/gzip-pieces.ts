import { constants, crc32, deflateRawSync } from "node:zlib";

/*
 * One gzip answer from separately compressed pieces (RFC 1952): fixed pieces are compressed once, and only new text is
 * compressed during a request. Brotli does not allow this.
 */

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty final block (RFC 1951, section 3.2.3). */
const lastBlock = Buffer.from([3, 0]);

const shortText = 2 ** 13;

/** A text, and the same as deflate blocks that other blocks can follow. */
export type Piece = { text: Buffer; deflated: Buffer };

/** For a piece that is kept: smallest size. */
export function smallPiece(text: string): Piece {
  return pieceAt(text, constants.Z_BEST_COMPRESSION);
}

/** For a piece that is sent once: fastest compression. */
export function quickPiece(text: string): Piece {
  return pieceAt(text, constants.Z_BEST_SPEED);
}

/** The pieces in sequence, as gzip. */
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
  // A full flush ends on a byte boundary without ending the stream.
  const finishFlush = constants.Z_FULL_FLUSH;
  // Setting up a 32 KB window takes longer than compressing a short text.
  const windowBits = bytes.length <= shortText ? 13 : 15;
  return { text: bytes, deflated: deflateRawSync(bytes, { level, windowBits, finishFlush }) };
}
