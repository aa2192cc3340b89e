import type { PageAssembly } from "#app/page-context.ts";
import { listAssembly } from "#app/routes/news-insights/assembly.server.ts";
import type { PageAddress } from "#content/pages.ts";

/** Pages that are assembled from prerendered pieces for each query, by path. */
export const assemblies: Readonly<Partial<Record<PageAddress, PageAssembly>>> = {
  "/news-insights": listAssembly,
};
