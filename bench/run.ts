/* `npm run bench -- <name>`: one of the measurements in docs/measuring.md. What follows the name is the measurement's. */
import process from "node:process";

const measurements: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import("./page-loads.ts"),
  presses: () => import("./presses.ts"),
  scripts: () => import("./scripts.ts"),
  formats: () => import("./formats.ts"),
  "dev-styles": () => import("./dev-styles.ts"),
  weight: () => import("./weight.ts"),
  pictures: () => import("./pictures.ts"),
  searches: () => import("./searches.ts"),
  server: () => import("./main.ts"),
  load() {
    process.argv.push("load");
    return import("./main.ts");
  },
  stalls() {
    process.argv.push("stalls");
    return import("./main.ts");
  },
  desk: () => import("./desk.ts"),
  "desk-limits": () => import("./desk-limits.ts"),
  "desk-keys": () => import("./desk-keys.ts"),
  "desk-calendar": () => import("./desk-calendar.ts"),
  export: () => import("./export.ts"),
  imports: () => import("./imports.ts"),
  photos: () => import("./photos.ts"),
  "roof-photos": () => import("./roof-photos.ts"),
  moving: () => import("./moving.ts"),
  queries: () => import("./queries.ts"),
};

const [name = ""] = process.argv.splice(2, 1);
const measure = measurements[name];
if (measure) await measure();
else {
  process.stderr.write(`npm run bench -- ${Object.keys(measurements).join(" | ")}\n`);
  process.exitCode = 1;
}
