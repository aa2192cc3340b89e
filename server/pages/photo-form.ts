import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { photoFaults, photoLimits } from "#domain/photo/photo-rules.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { endIfSlow } from "#server/plugins/early-end.ts";
import { takesPhotos } from "#server/plugins/slow-requests.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";

/** Characters of one field, as many as any other form may have in all. */
const longestField = 64 * 1024;
const mostFields = 30;

/**
 * A form with files, as the same form without them: each picture is taken at once, and what comes in its place is its id
 * in the field `photos`, or why it was not taken in `photoFaults`. No picture keeps the rest of a form from arriving: the
 * field for photos is a form's last, so that once the first photo begins, a form that breaks off lacks only photos.
 * @returns the form, url-encoded.
 * @throws Refusal 415 on another page, 400 for a damaged form.
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
  let isWhole = false;
  let isSlow = false;
  const { promise: isRead, resolve, reject } = Promise.withResolvers<void>();
  const parser = parserFor(request);

  function endHere(): void {
    isSlow = true;
    body.unpipe(parser);
    parser.end();
  }

  parser.on("field", (name, value) => {
    if (name === "photos") ids.push(...value.split(" ").filter(Boolean));
    else if (name !== "photoFaults") fields.append(name, value);
  });
  parser.on("file", (name, file, fileName) => {
    // Nobody else listens to files that are not taken.
    file.on("error", () => {});
    // A field in which nothing was chosen is sent as a file without a name.
    if (name !== "photoFiles" || !fileName) return void file.resume();
    isWhole = true;
    endIfSlow(body, endHere);
    const isExtra = ids.length + atWork.length >= photoLimits.most;
    if (isExtra) faults.add("too-many");
    if (isExtra) return void file.resume();
    const added = photos
      .add(file, networkOf(request.ip))
      .then(({ id }) => void ids.push(id))
      .catch((error: unknown) => {
        faults.add(isSlow ? "slow" : faultOf(error));
        file.resume();
      });
    atWork.push(added);
  });
  parser.on("filesLimit", () => faults.add("too-many"));
  parser.on("finish", resolve);
  // What ends too early fails the photo that was arriving, if one was.
  parser.on("error", () => (isWhole ? resolve() : reject(damaged())));
  body.on("error", () => parser.end());
  body.on("aborted", () => parser.end());
  body.pipe(parser);
  await isRead;
  await Promise.all(atWork);
  if (ids.length > 0) fields.set("photos", ids.slice(0, photoLimits.most).join(" "));
  if (faults.size > 0) fields.set("photoFaults", [...faults].join(" "));
  return Buffer.from(fields.toString());
}

function parserFor({ headers }: FastifyRequest) {
  try {
    return new Busboy({
      headers: { "content-type": headers["content-type"] ?? "" } satisfies BusboyHeaders,
      limits: {
        fieldSize: longestField,
        fields: mostFields,
        files: photoLimits.most + 1,
        fileSize: photoLimits.bytes + 1,
      },
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

function damaged(): Refusal {
  return new Refusal(400, "The form did not arrive whole. Please send it again.").because(
    "damaged form",
  );
}
