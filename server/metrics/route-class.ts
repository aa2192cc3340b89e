/** What a request is for. Few, since each one is a series of its own. */
type RouteClass = "api" | "desk" | "stream" | "asset" | "health" | "page";

/** The class of an address, whether anything is there or not. */
export function routeClass(url: string): RouteClass {
  const [path = ""] = url.split("?", 1);
  if (path === "/api/desk/changes") return "stream";
  if (/^\/api\/desk(?:\/|$)/.test(path)) return "desk";
  if (/^\/api(?:\/|$)/.test(path)) return "api";
  if (path === "/healthz" || path === "/readyz") return "health";
  return /^\/assets\/|\.\w+$/.test(path) ? "asset" : "page";
}
