import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inlineDigests } from "#server/plugins/inline-digests.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { etagOf, holdsEtag } from "./etag.ts";

type PageEncoding = "br" | "gzip" | "identity";

/** A page in memory, ready to be sent to anybody. */
export type KeptPage = {
  status: number;
  type: string;
  /** Weak: the same in every encoding. */
  etag: string;
  /** Content security policy; absent for anything but documents. */
  policy?: string;
  bodies: Partial<Record<PageEncoding, Buffer>> & { readonly identity: Buffer };
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast rather than small, since a visitor is waiting. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered answer in the form that is kept. Its inline scripts carry no nonce. */
export async function keptPage(response: Response): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  const page = await compressedPage(identity, { status: response.status, type });
  if (!type.startsWith("text/html")) return page;
  return { ...page, policy: pagePolicy(inlineDigests(identity.toString("utf8"))) };
}

/** A body in every encoding, with its ETag. */
export async function compressedPage(
  identity: Buffer,
  { status, type }: Pick<KeptPage, "status" | "type">,
): Promise<KeptPage> {
  const [br, gzip] = await Promise.all([
    compressBrotli(identity, brotliQuality),
    compressGzip(identity),
  ]);
  return { status, type, etag: etagOf(identity), bodies: { br, gzip, identity } };
}

/** Sends the page, or 304 to a browser that has it. */
export function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  if (page.policy) reply.header("content-security-policy", page.policy);
  const isGood = page.status === 200;
  reply.header("cache-control", isGood ? "public, no-cache" : "no-store");
  if (isGood) {
    reply.header("etag", page.etag);
    if (holdsEtag(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  }
  const compressed = (["br", "gzip"] as const).filter((encoding) => encoding in page.bodies);
  const accepted = negotiate(request.headers["accept-encoding"] ?? "identity", [...compressed]);
  const encoding = compressed.find((one) => one === accepted);
  if (encoding) reply.header("content-encoding", encoding);
  return reply
    .code(page.status)
    .type(page.type)
    .send(page.bodies[encoding ?? "identity"]);
}
