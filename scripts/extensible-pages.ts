import type { Plugin } from "vite";

/**
 * Lets a page's file share code with its late parts through exports. React Router sets "exports-only",
 * which keeps a file to the page's own exports, so shared code would need another one: one more
 * request on most pages. The router reads exports by name, and those that the bundler adds have one
 * or two letters.
 */
export function extensiblePages(): Plugin {
  return {
    name: "extensible-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  };
}
