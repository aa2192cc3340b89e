import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { drawings } from "./scripts/vite/drawings.ts";
import { inlineScripts } from "./scripts/vite/inline-scripts.ts";
import { photos } from "./scripts/vite/photos.ts";
import { routeSources } from "./scripts/vite/route-sources.ts";
import { scriptGroups } from "./scripts/vite/script-groups.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

export default defineConfig({
  plugins: [photos(), drawings(), inlineScripts(), tailwindcss(), reactRouter(), routeSources()],
  // Drawings of articles: not imported, since a text names them.
  publicDir: ".generated/public",
  // Bundled, since a release has no packages but those that package.json lists as dependencies.
  ssr: { noExternal: ["lucide-react", "openapi-fetch"] },
  define: { __RELEASE__: JSON.stringify(version) },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
  },
});
