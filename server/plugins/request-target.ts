/**
 * The target of a request in origin form, `/path?query` (RFC 9112, section 3.2): what a proxy's
 * client sends as a whole address is cut down to it, whatever user or host it names. A backslash is
 * a character like others; left as it is, the URL standard would take it for a slash, and two of
 * those for the beginning of a host.
 */
export function originForm(target: string): string {
  const [address = ""] = target.split("#", 1);
  const authority = /^https?:\/\/[^/?]*/i.exec(address)?.[0] ?? "";
  const path = address.slice(authority.length).replaceAll("\\", "%5C");
  return path.startsWith("/") || path === "*" ? path : `/${path}`;
}

/** Path and query of a target in origin form; the query with its question mark, or empty. */
export function splitTarget(target: string): { path: string; query: string } {
  const start = target.indexOf("?");
  return start < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, start), query: target.slice(start) };
}

/**
 * The path under which a page is known, for every way of writing it that the router takes for the
 * same: with slashes at its end, in capitals, or percent-encoded.
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
