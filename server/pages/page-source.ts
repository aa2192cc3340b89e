import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageContext, RouteStyles } from "#app/page-context.ts";
import { type PageManifest, type PrerenderedPage, readPages } from "./prerendered-pages.ts";

/** Where pages come from: prerendered at build time, or rendered on request. */
export type PageSource = {
  /** Folder of scripts, fonts and pictures; null when a development server serves them. */
  assetsFolder: string | null;
  /** Prerendered pages by path. */
  prerendered: ReadonlyMap<string, PrerenderedPage>;
  /** The day of the last change of pages that search engines list, by path; empty: unknown. */
  days: PageManifest["days"];
  /** Paths of pages that change over time but are the same for every visitor, and so are kept once rendered. */
  kept: ReadonlySet<string>;
  render(request: Request, context: PageContext): Promise<Response>;
  /** The desk's document for all of its URLs; null if there is none. */
  desk: string | null;
  /** The desk's service worker; absent in development. */
  deskWorker?: string;
  /** Content security policy of a rendered page; strict when absent. */
  policy?: (nonce: string) => string;
};

type EntryModule = {
  contextFor(context: PageContext, styles?: RouteStyles): RouterContextProvider;
};

/** Answers requests with React Router's build. Without `styles`, pages link only the whole style sheet. */
export function rendererOf(
  load: () => Promise<ServerBuild>,
  mode: string,
  styles?: RouteStyles,
): PageSource["render"] {
  // Created once per build, since it processes all routes.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  return async (request, context) => {
    const build = await load();
    const { contextFor } = entryOf(build);
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(request, contextFor(context, styles));
  };
}

/**
 * The pages of a finished build, at the address `siteUrl`. @param build May be a link. @throws when the folder holds none.
 */
export async function builtPages(build: string, siteUrl: string): Promise<PageSource> {
  // A link may lead to the next build while this process still serves the one that it started with.
  const folder = await realpath(build);
  const manifest: PageManifest = JSON.parse(
    await readFile(path.join(folder, "pages", "manifest.json"), "utf8"),
  );
  const pages: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, "server", "index.js")).href
  );
  return {
    assetsFolder: path.join(folder, "client"),
    prerendered: await readPages(path.join(folder, "pages"), manifest, siteUrl),
    days: manifest.days,
    kept: new Set(manifest.kept),
    desk: await readFile(path.join(folder, "pages", "desk.html"), "utf8"),
    deskWorker: await readFile(path.join(folder, "pages", "desk-worker.js"), "utf8"),
    render: rendererOf(async () => pages, "production", manifest.styles),
  };
}

/** @throws when the entry is from a release that exports less. */
function entryOf({ entry }: ServerBuild): EntryModule {
  const module: object = entry.module;
  if (!isEntry(module)) throw new Error("app/entry.server.tsx exports no contextFor");
  return module;
}

function isEntry(module: object): module is EntryModule {
  return "contextFor" in module && typeof module.contextFor === "function";
}
