import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageAssembly, PageContext, RouteStyles } from "#app/page-context.ts";
import { type PageManifest, type PrerenderedPage, readPages } from "./prerendered-pages.ts";

/** Where pages come from: made at build time, or rendered when they are asked for. */
export type PageSource = {
  /** Folder of scripts, fonts and pictures; null where a development server answers for them. */
  assetsFolder: string | null;
  /** By path. */
  prerendered: ReadonlyMap<string, PrerenderedPage>;
  /** Paths of pages that are rendered on request and yet the same for every visitor. */
  shared: ReadonlySet<string>;
  /** By the path of a prerendered page that reads its query: how it is put together for one. */
  assemblies: ReadonlyMap<string, PageAssembly>;
  render(request: Request, context: PageContext): Promise<Response>;
  /** The document of the desk, whatever its address; null where there is none. */
  desk: string | null;
  /** Content security policy of a rendered page; strict when absent. */
  policy?: (nonce: string) => string;
};

type EntryModule = {
  assemblies: Readonly<Record<string, PageAssembly>>;
  contextFor(context: PageContext, styles?: RouteStyles): RouterContextProvider;
};

/** How React Router's build answers a request. Without `styles`, its pages have only the whole sheet. */
export function rendererOf(
  load: () => Promise<ServerBuild>,
  mode: string,
  styles?: RouteStyles,
): PageSource["render"] {
  // Made once per build: it sorts out all routes.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  return async (request, context) => {
    const build = await load();
    const { contextFor } = entryOf(build);
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(request, contextFor(context, styles));
  };
}

/** The pages of a finished build. @throws when the folder holds none. */
export async function builtPages(folder: string): Promise<PageSource> {
  const manifest: PageManifest = JSON.parse(
    await readFile(path.join(folder, "pages", "manifest.json"), "utf8"),
  );
  const build: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(path.resolve(folder, "server", "index.js")).href
  );
  const { assemblies } = entryOf(build);
  return {
    assetsFolder: path.resolve(folder, "client"),
    assemblies: new Map(Object.entries(assemblies)),
    prerendered: await readPages(path.join(folder, "pages"), manifest),
    shared: new Set(manifest.shared),
    desk: await readFile(path.join(folder, "pages", "desk.html"), "utf8"),
    render: rendererOf(async () => build, "production", manifest.styles),
  };
}

/** @throws when it is the entry of another release, which exports less. */
function entryOf({ entry }: ServerBuild): EntryModule {
  const module: object = entry.module;
  if (!isEntry(module)) throw new Error("app/entry.server.tsx exports no contextFor or assemblies");
  return module;
}

function isEntry(module: object): module is EntryModule {
  const { contextFor, assemblies }: Partial<Record<keyof EntryModule, unknown>> = module;
  return typeof contextFor === "function" && typeof assemblies === "object";
}
