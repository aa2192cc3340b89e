/*
 * The entry of `npm start`, in JavaScript, so that every Node can run it: an older one, say the system's, would stop at
 * the first TypeScript file with ERR_UNKNOWN_FILE_EXTENSION. npm's scripts find the Node that `npm ci` installs.
 */

const needed = 26;

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the site needs ${needed}: start it with \`npm start\`, or with node_modules/.bin/node in place of node.\n`,
  );
  process.exitCode = 1;
} else {
  await import("./start.ts");
}
