import type { Config } from "@react-router/dev/config";
import { posts } from "#generated/posts.ts";
import { prerenderedPaths } from "./app/prerendered-paths.ts";
import { articlePath } from "./domain/blog/post.ts";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: [...prerenderedPaths, ...posts.map(articlePath)],
  // The whole route table is small; discovering it page by page would cost a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
