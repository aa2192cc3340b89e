import type { Plugin } from "vite";

/**
 * Lets a page's file export to its late parts what both need. React Router asks for files that export
 * nothing but what the page does ("exports-only"), so all that was a file of its own: one request more on most pages. The
 * router reads a page's exports by their names, and those that the bundler adds have names of one or two letters.
 */
export function extensiblePages(): Plugin {
  return {
    name: "extensible-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  };
}
