import type { Config } from "@react-router/dev/config";
import { articles } from "#generated/articles.ts";
import { prerenderedPaths } from "./app/prerendered-paths.ts";
import { articlePath } from "./domain/article/article.ts";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: [...prerenderedPaths, ...articles.map(articlePath)],
  // The whole route table is small; discovering it page by page would cost a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
