import type { Plugin } from "vite";

/**
 * Lets a page's file share code with its late parts through exports. React Router's check ("exports-only") allows only
 * the page's own exports, so shared code would need another file: one more request on most pages. The router reads
 * exports by name, and those that the bundler adds have one or two letters.
 */
export function extensiblePages(): Plugin {
  return {
    name: "extensible-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  };
}
