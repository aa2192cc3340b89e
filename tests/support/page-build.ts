import type { ComponentType } from "react";
import { Outlet, type ServerBuild } from "react-router";
import * as entryModule from "#app/entry.server.tsx";
import { type PageSource, rendererOf } from "#server/pages/page-source.ts";
import { handMadePages } from "./page-source.ts";

/** A page's route module; without a component, it responds with its data alone. */
export type PageModule = {
  default?: ComponentType;
  loader?: () => unknown;
  action?: () => unknown;
};

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Pages rendered on request. `kept` has the paths of those that are the same for every visitor. */
export function pagesOf(build: ServerBuild, kept: readonly string[]): PageSource {
  return {
    ...handMadePages().source,
    kept: new Set(kept),
    render: rendererOf(async () => build, "production"),
  };
}

/** A build with the site's own entry and pages from `modules`, by path without its leading slash. */
export function buildOf(modules: Readonly<Record<string, PageModule>>): ServerBuild {
  const root = { id: "root", path: "" };
  const routes: ServerBuild["routes"] = {
    root: { ...root, module: { default: Outlet, ErrorBoundary: () => "Failed" } },
  };
  const inBrowser: ServerBuild["assets"]["routes"] = { root: { ...root, ...noScript } };
  for (const [path, module] of Object.entries(modules)) {
    const place = { id: path, path, parentId: "root" };
    // React Router's type requires a component, which a data route does not have.
    routes[path] = { ...place, module: module as RouteModule };
    inBrowser[path] = { ...place, ...noScript, hasLoader: module.loader !== undefined };
  }
  return {
    entry: { module: entryModule },
    routes,
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: inBrowser,
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

const noScript = {
  module: "/page.js",
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
