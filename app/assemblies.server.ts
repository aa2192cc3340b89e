import type { PageAssembly } from "#app/page-context.ts";
import { listAssembly } from "#app/routes/news-insights/assembly.server.ts";

/** Pages that are put together of pieces for each query that they are asked with, by their path. */
export const assemblies: Readonly<Record<string, PageAssembly>> = {
  "/news-insights": listAssembly,
};
