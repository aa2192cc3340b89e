import type { FastifyRequest } from "fastify";
import { splitTarget } from "#server/plugins/request-target.ts";

const urlEncoded = "application/x-www-form-urlencoded";

/** The request as React Router takes it. Nothing that a visitor can write makes this throw. */
export function asWebRequest(request: FastifyRequest): Request {
  const isForm = request.method === "POST";
  return new Request(webAddress(request), {
    // HEAD is answered as GET is, without the body that Fastify leaves out: the same ETag.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers: webHeaders(request),
    // A form without a body, and then without a type, is an empty form.
    ...(isForm && { body: request.body instanceof Buffer ? new Uint8Array(request.body) : "" }),
  });
}

/**
 * The address as the visitor knows it, as far as it can be known. Set part by part: put together as
 * one text, a path could become a host.
 */
function webAddress(request: FastifyRequest): URL {
  const { path, query } = splitTarget(request.url);
  const origin = `${request.protocol}://${request.host}`;
  const address = new URL(isPlainHost(request.host) ? origin : "http://localhost");
  // Two slashes at the beginning name a host, where a path is read as an address.
  address.pathname = path.replace(/^\/{2,}/, "/");
  address.search = query;
  return address;
}

/** Whether the text names a host and nothing more, such as `www.example.com:8080` or `[::1]`. */
export function isPlainHost(host: string): boolean {
  return /^(?:[\w.~%!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)
    ? URL.canParse(`http://${host}`)
    : false;
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  // Who may send forms has been decided (form-origin.ts). React Router would compare again, with
  // the scheme, and that one is not known where TLS ends at a proxy that is not named.
  headers.delete("origin");
  if (request.method === "POST") headers.set("content-type", urlEncoded);
  return headers;
}
