import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { businessProfile } from "./content/business-profile.ts";
import { extensiblePages } from "./scripts/extensible-pages.ts";
import { flatLayersInBuild } from "./scripts/flat-layers.ts";
import { photos } from "./scripts/photos.ts";
import { plainSelectorsInBuild } from "./scripts/plain-selectors.ts";
import { routeSources } from "./scripts/route-sources.ts";
import { scriptGroups } from "./scripts/script-groups.ts";
import { shortNamesInBuild } from "./scripts/short-names/plugin.ts";

const siteUrl = (process.env.SITE_URL || businessProfile.siteUrl).replace(/\/+$/, "");

export default defineConfig({
  plugins: [
    photos(),
    tailwindcss(),
    flatLayersInBuild(),
    plainSelectorsInBuild(),
    shortNamesInBuild(),
    reactRouter(),
    routeSources(),
    extensiblePages(),
  ],
  // Drawings of articles: not imported, since a text names them.
  publicDir: ".generated/public",
  define: { __SITE_URL__: JSON.stringify(siteUrl) },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
  },
});
