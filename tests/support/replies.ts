import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(import.meta.dirname, "replies");

/** What a reply in the folder is filled with. */
type Filled = {
  /** Whose it is. */
  from?: string;
  /** The address to which it is sent. */
  to?: string;
  /** Of the mail that it answers: what stands between the angle brackets of its Message-ID. */
  id?: string;
  /** Makes its own Message-ID another one. */
  own?: string;
  photo?: Buffer;
};

/** A reply as a mail program writes it. */
export async function replyOf(
  name: string,
  {
    from = "ada@example.com",
    to = "office@site.test",
    id = "a1b2c3@site.test",
    own = "1",
    photo = Buffer.from("no picture"),
  }: Filled = {},
): Promise<Buffer> {
  const text = await readFile(path.join(folder, `${name}.eml`), "utf8");
  const lines = photo.toString("base64").replace(/.{76}/g, "$&\n");
  const filled = Object.entries({ from, to, id, own, photo: lines }).reduce(
    (mail, [field, value]) => mail.replaceAll(`{${field}}`, value),
    text,
  );
  return Buffer.from(filled.replaceAll("\n", "\r\n"));
}
