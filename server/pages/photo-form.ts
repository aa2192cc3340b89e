import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { type PhotoFault, photoFaults, photoLimits } from "#domain/photo/photo-rules.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { endIfSlow, markEnded } from "#server/plugins/early-end.ts";
import { takesPhotos } from "#server/plugins/photo-addresses.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";

/** Fields and files. A form of ours has 15 fields at most, and nobody means to send more photos than it takes. */
const mostParts = 40;
/** Bytes of all that is no file, as many as any other form may have. */
const mostOutside = 64 * 1024;
const mostBytes = photoLimits.most * photoLimits.bytes + mostOutside;

/**
 * A form with files, as the same form without them: each picture is taken at once, and what comes in its place is its id
 * in the field `photos`, or why it was not taken in `photoFaults`. No picture keeps the rest of a form from arriving: the
 * field for photos is a form's last, so that once the first photo begins, a form that breaks off lacks only photos.
 * What is larger than a form can be is read no further: each small part costs far more than its bytes.
 * @returns the form, url-encoded.
 * @throws Refusal 415 on another page, 400 for a damaged form and for one that is too large before its first photo.
 */
export async function readPhotoForm(
  request: FastifyRequest,
  body: IncomingMessage,
  photos: Pick<Services["photos"], "add">,
): Promise<Buffer> {
  if (!takesPhotos(request.url)) throw notHere();
  const fields = new URLSearchParams();
  const ids: string[] = [];
  const faults = new Set<string>();
  const atWork: Promise<void>[] = [];
  const files: BusboyFileStream[] = [];
  let bytes = 0;
  let isWhole = false;
  let endedFor: PhotoFault | undefined;
  const { promise: isRead, resolve, reject } = Promise.withResolvers<void>();
  const parser = parserFor(request);

  function endHere(fault: PhotoFault): void {
    if (endedFor) return;
    endedFor = fault;
    body.pause();
    parser.end();
  }

  function stopAtLimit(): void {
    markEnded(body);
    if (!isWhole) reject(tooLarge());
    else faults.add("too-many");
    endHere("too-many");
  }

  function isTooLarge(): boolean {
    const ofFiles = files.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    return bytes > mostBytes || bytes - ofFiles > mostOutside;
  }

  body.on("data", (piece: Buffer) => {
    if (endedFor) return;
    body.pause();
    bytes += piece.length;
    parser.write(piece, () => {
      if (endedFor) return;
      if (isTooLarge()) stopAtLimit();
      else body.resume();
    });
  });
  body.on("end", () => parser.end());
  body.on("error", () => parser.end());
  body.on("aborted", () => parser.end());
  parser.on("field", (name, value) => {
    if (name === "photos") ids.push(...value.split(" ").filter(Boolean));
    else if (name !== "photoFaults") fields.append(name, value);
  });
  parser.on("file", (name, file, fileName) => {
    files.push(file);
    // Nobody else listens to files that are not taken.
    file.on("error", () => {});
    // A field in which nothing was chosen is sent as a file without a name.
    if (name !== "photoFiles" || !fileName) return void file.resume();
    isWhole = true;
    endIfSlow(body, () => endHere("slow"));
    const isExtra = ids.length + atWork.length >= photoLimits.most;
    if (isExtra) faults.add("too-many");
    if (isExtra) return void file.resume();
    const added = photos
      .add({ photo: file, bytes: mostOf(request), network: networkOf(request.ip) })
      .then(({ id }) => void ids.push(id))
      .catch((error: unknown) => {
        faults.add(endedFor ?? faultOf(error));
        file.resume();
      });
    atWork.push(added);
  });
  parser.on("partsLimit", stopAtLimit);
  parser.on("finish", resolve);
  // What ends too early fails the photo that was arriving, if one was.
  parser.on("error", () => (isWhole ? resolve() : reject(damaged())));
  await isRead;
  await Promise.all(atWork);
  if (ids.length > 0) fields.set("photos", ids.slice(0, photoLimits.most).join(" "));
  if (faults.size > 0) fields.set("photoFaults", [...faults].join(" "));
  return Buffer.from(fields.toString());
}

/** Bytes that one of its files has at most. */
function mostOf({ headers }: FastifyRequest): number {
  return Number(headers["content-length"] ?? photoLimits.bytes);
}

function parserFor({ headers }: FastifyRequest) {
  try {
    return new Busboy({
      headers: { "content-type": headers["content-type"] ?? "" } satisfies BusboyHeaders,
      limits: { parts: mostParts, fieldSize: mostOutside },
    });
  } catch {
    throw damaged();
  }
}

function faultOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : "";
  if (reason === "photos") return "often";
  if (reason === "allPhotos") return "busy";
  return photoFaults.find((fault) => fault === reason) ?? "not-stored";
}

function notHere(): Refusal {
  return new Refusal(415, "This form cannot take files.").because("no files here");
}

function tooLarge(): Refusal {
  const words = "The form holds more than we can take. Please shorten it and send it again.";
  return new Refusal(400, words).because("too large");
}

function damaged(): Refusal {
  return new Refusal(400, "The form did not arrive whole. Please send it again.").because(
    "damaged form",
  );
}
