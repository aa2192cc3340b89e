import { inject } from "vitest";
import { mainOf } from "#tests/support/page-text.ts";

/** Requests a path of the built site without following redirects. @param path Starts with a slash. */
export function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${inject("siteUrl")}${path}`, { redirect: "manual", ...options });
}

export async function htmlOf(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** The HTML of a page's `main`. */
export async function mainPartOf(path: string): Promise<string> {
  return mainOf(await htmlOf(path));
}
