/**
 * Reduces a request target to origin form, `/path?query` (RFC 9112, section 3.2); of an absolute URL, as proxies send
 * it, user and host are dropped. Backslashes are encoded: the URL standard would read one as a slash, and two as the
 * start of a host.
 */
export function originForm(target: string): string {
  const [address = ""] = target.split("#", 1);
  const authority = /^https?:\/\/[^/?]*/i.exec(address)?.[0] ?? "";
  const path = address.slice(authority.length).replaceAll("\\", "%5C");
  return path.startsWith("/") || path === "*" ? path : `/${path}`;
}

/** Path and query of a target in origin form; the query includes its question mark, or is empty. */
export function splitTarget(target: string): { path: string; query: string } {
  const start = target.indexOf("?");
  return start < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, start), query: target.slice(start) };
}

/**
 * The canonical path of a page, for every spelling that the router accepts: with trailing slashes, capitals or
 * percent-encoding.
 */
export function pagePath(path: string): string {
  const plain = decoded(path).toLowerCase().replace(/^\/+/, "/");
  return plain === "/" ? plain : plain.replace(/\/+$/, "");
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
