import { watch } from "node:fs";
import { sourceFolders } from "./source-folders.ts";

/** Watches the project's files from now on. `changed` waits for the first change, which may have been already. */
export function watchSources() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watchers = sourceFolders.map((folder) =>
    watch(folder, { recursive: true }, () => resolve()),
  );
  // Not what tools write beside it.
  const isConfiguration = /\.(ts|json)$|^\.env$/;
  watchers.push(
    watch(".", (_event, name) => {
      if (name && isConfiguration.test(name)) resolve();
    }),
  );
  return {
    changed: promise,
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
