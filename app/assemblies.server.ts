import type { PageAssembly } from "#app/page-context.ts";
import { listAssembly } from "#app/routes/news-insights/assembly.server.ts";
import type { PageAddress } from "#content/pages.ts";

/** Pages that are put together of pieces for each query that they are asked with, by their path. */
export const assemblies: Readonly<Partial<Record<PageAddress, PageAssembly>>> = {
  "/news-insights": listAssembly,
};
