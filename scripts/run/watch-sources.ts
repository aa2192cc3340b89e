import { watch } from "node:fs";

/** Folders in which the files of the project stand, and the folder that has its configuration. */
const folders = ["app", "api-client", "content", "desk", "domain", "scripts", "server"];

/** Watches the project's files from now on. `changed` waits for the first change, which may have been already. */
export function watchSources() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, () => resolve()));
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
