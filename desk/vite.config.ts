import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * Bundles the desk and its worker, apart from the pages: no public page contains a byte of it. Its files are next to
 * theirs, and `scripts/finish/desk-page.ts` makes its document and the worker of the manifest.
 */
export default defineConfig({
  plugins: [tailwindcss()],
  define: { __RELEASE__: JSON.stringify(version) },
  publicDir: false,
  build: {
    rolldownOptions: { input: ["desk/main.tsx", "desk/worker/desk-worker.ts"] },
    emptyOutDir: false,
    assetsDir: "assets/desk",
    manifest: "desk-manifest.json",
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
