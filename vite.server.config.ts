import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

/** Bundles the server process: its mail templates are JSX, which Node does not run. */
export default defineConfig({
  publicDir: false,
  // Only the packages that package.json lists as dependencies are there at run time; of all others, what is used is bundled.
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        // What a release starts (scripts/package/launcher.ts).
        site: "server/command/site.ts",
        main: "server/main.ts",
        // For measurements, which put the server together themselves.
        app: "server/app.ts",
        // Started by the server for each picture that arrives (server/photo/decoder/decoder.ts).
        "photo-decoder": "server/photo/decoder/decode-process.ts",
        // The thread for each calendar that is read (server/busy-calendar/reader/reader.ts).
        "calendar-reader": "server/busy-calendar/reader/read-worker.ts",
      },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
    emptyOutDir: true,
    target: "node26",
    minify: false,
    sourcemap: true,
  },
});
