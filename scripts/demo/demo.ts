import { realpath } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { businessProfile } from "#content/business-profile.ts";
import { type StaffRole, staffRoles } from "#domain/staff/staff.ts";
import { readConfig } from "#server/config.ts";
import { buildFolder } from "../run/build-folders.ts";
import { checkPort } from "./check-port.ts";
import { checkDemoFolder, emptyDemoFolder, leaveDemoFolder } from "./demo-folder.ts";
import { addDemoLinks } from "./demo-links.ts";
import { demoStaff } from "./demo-week.ts";
import { playWeek } from "./play-week.ts";

/*
 * `npm run demo`: the site and the desk with an invented week, new at every start, in a folder of its own. It reads no
 * settings but the port, so that nothing of it reaches a real database or mailbox: mails are written into the folder. The week
 * is played through the server's own calls, with its clock set to when each would have been made.
 */

try {
  const [folder = "demo"] = process.argv.slice(2);
  const config = readConfig({
    PORT: process.env.PORT,
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    MAIL: "files",
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  });
  checkDemoFolder(folder);
  await checkPort(config);
  emptyDemoFolder(folder);
  process.env.SOCIAL_PICTURES = "later";
  await import("../run/build-if-needed.ts");
  const built = await realpath(buildFolder);
  const load = (name: string) => import(pathToFileURL(path.join(built, "process", name)).href);
  const { builtPages } = (await load("main.js")) as typeof import("#server/main.ts");
  const { buildApp } = (await load("app.js")) as typeof import("#server/app.ts");

  let now: Date | undefined;
  const app = await buildApp(config, {
    clock: () => now ?? new Date(),
    pageSource: await builtPages(built, config.canonicalUrl),
  });
  const paths = addDemoLinks(app);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      await app.close();
      leaveDemoFolder(folder);
      process.exit(0);
    });
  }
  process.stdout.write("Playing an invented week of the office …\n");
  const setNow = (time: Date) => {
    now = time;
  };
  await playWeek(app, setNow, { startsAt: new Date(), profile: businessProfile });
  now = undefined;
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(announcement(config.siteUrl, paths, folder));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function announcement(url: string, paths: Record<StaffRole, string>, folder: string): string {
  const links = staffRoles.map(
    (role) => `  ${role.padEnd(11)}${`${url}${paths[role]}`.padEnd(62)}${demoStaff[role].name}\n`,
  );
  return `
The site: ${url}
The desk, signed in as
${links.join("")}
One browser is one person: open the next link in a private window, or it replaces the last.
Its mails are in ${path.join(folder, "mail")}. Ctrl+C ends it; the next start begins a new week.
`;
}
