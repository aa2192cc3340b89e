import { defineConfig } from "vite";

/** Bundles the server process: its mail templates are JSX, which Node does not run. */
export default defineConfig({
  publicDir: false,
  // Bundled, so that only the few components that mails use are loaded.
  ssr: { noExternal: ["@react-email/components"] },
  build: {
    ssr: true,
    // The second entry is for measurements, which put the server together themselves.
    rolldownOptions: { input: ["server/main.ts", "server/app.ts"] },
    outDir: "build/process",
    emptyOutDir: true,
    target: "node26",
    minify: false,
    sourcemap: true,
  },
});
