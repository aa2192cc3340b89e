import type { FastifyRequest } from "fastify";
import { splitTarget } from "#server/plugins/request-target.ts";

const urlEncoded = "application/x-www-form-urlencoded";

/** The request in React Router's form. No input can make this throw. */
export function asWebRequest(request: FastifyRequest): Request {
  const isForm = request.method === "POST";
  return new Request(webAddress(request), {
    // HEAD is rendered like GET for the same ETag; Fastify drops the body.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers: webHeaders(request),
    // A form without a body has no content type either, and counts as empty.
    ...(isForm && { body: request.body instanceof Buffer ? new Uint8Array(request.body) : "" }),
  });
}

/**
 * The URL as the visitor knows it, as far as possible. It is set part by part: parsed as one text, a path could become
 * a host.
 */
function webAddress(request: FastifyRequest): URL {
  const { path, query } = splitTarget(request.url);
  // Both are well-formed (hosts.ts, forwarded-headers.ts); HTTP/1.0 may name no host.
  const address = new URL(`${request.protocol}://${request.host || "localhost"}`);
  // Two leading slashes would be read as the start of a host.
  address.pathname = path.replace(/^\/{2,}/, "/");
  address.search = query;
  return address;
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  // form-origin.ts has already checked the sender. React Router would compare the scheme too, which is unknown when TLS
  // ends at an unconfigured proxy.
  headers.delete("origin");
  if (request.method === "POST") headers.set("content-type", urlEncoded);
  return headers;
}
