import { build, type Plugin, type Rolldown } from "vite";

const query = "?inline-script";

/**
 * Resolves `import text from "./in-head.ts?inline-script"`: the module with everything it imports, as one minified
 * classic script for a page's HTML. In development too.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        // By then it has run: React leaves the server's text in place (`suppressHydrationWarning`).
        if (this.environment.name === "client") return 'export default "";';
        const { text, files } = await inlineScript(id.slice(0, -query.length));
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}

/** The script's text, and the files it is made of. */
export async function inlineScript(entry: string): Promise<{ text: string; files: string[] }> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, moduleIds }] = output;
  return { text: code.trim(), files: moduleIds };
}
