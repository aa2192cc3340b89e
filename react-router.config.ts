import type { Config } from "@react-router/dev/config";
import { articles } from "#generated/articles.ts";
import { builtFacts } from "./content/facts.ts";
import { articlePath } from "./content/links.ts";
import { pages } from "./content/pages.ts";
import { heldIn } from "./domain/article/held-in.ts";
import { fixedPages } from "./domain/page/placed-pages.ts";
import { nextBuildFolder } from "./scripts/run/build-folders.ts";

/** Every alias is made too, so that no address costs a redirect or a render. */
const madeOnce = fixedPages(pages).filter(({ made }) => !made);

export default {
  appDirectory: "app",
  buildDirectory: nextBuildFolder,
  ssr: true,
  prerender: [
    ...madeOnce.map(({ address }) => address),
    ...heldIn(builtFacts, articles).map(articlePath),
  ],
  // The whole route table is small; discovering it page by page would cost a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
