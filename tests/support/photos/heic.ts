import { heicPhoto } from "./photos.ts";

/** A picture of a made HEIC: how often it is turned by a quarter, and a `colr` box's content, if any. */
type HeicPicture = { quarters?: number; colors?: Buffer };

/**
 * A HEIF file (ISO/IEC 23008-12) with the photo of `heicPhoto` once for each picture, all of the same coded bytes.
 * @param primary the index of the one that counts.
 */
export async function heicOf(pictures: readonly HeicPicture[], primary = 0): Promise<Buffer> {
  const made = await heicPhoto();
  const configuration = boxOf(made, "hvcC");
  const coded = boxOf(made, "mdat").subarray(8);
  const properties = [configuration, boxOf(made, "ispe"), boxOf(made, "pixi")];
  const associations: Buffer[] = [];
  for (const [index, { quarters = 0, colors }] of pictures.entries()) {
    // The first bit says that whoever does not know the property may not show the picture.
    const used = [0x81, 2, 3];
    if (colors) used.push(properties.push(box("colr", colors)));
    if (quarters > 0) used.push(0x80 | properties.push(box("irot", Buffer.from([quarters]))));
    associations.push(Buffer.concat([u16(index + 1), Buffer.from([used.length, ...used])]));
  }
  const count = pictures.length;
  const entries = pictures.map((_, index) =>
    box("infe", u32(0x0200_0000), u16(index + 1), u16(0), Buffer.from("hvc1\0")),
  );
  const meta = (start: number) =>
    box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), Buffer.from("pict"), Buffer.alloc(13)),
      box("pitm", u32(0), u16(primary + 1)),
      box(
        "iloc",
        u32(0),
        u16(0x4400),
        u16(count),
        ...pictures.map((_, index) =>
          Buffer.concat([u16(index + 1), u16(0), u16(1), u32(start), u32(coded.length)]),
        ),
      ),
      box("iinf", u32(0), u16(count), ...entries),
      box("iprp", box("ipco", ...properties), box("ipma", u32(0), u32(count), ...associations)),
    );
  const head = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"));
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box("mdat", coded)]);
}

function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, "latin1") - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, "latin1"), content]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
