import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/prerendered-paths.ts";

export default {
  appDirectory: "app",
  ssr: true,
  prerender: prerenderedPaths,
  // The whole route table is small; discovering it page by page would cost a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
