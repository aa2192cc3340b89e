import { backupCommand } from "./backup.ts";
import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { importArchiveCommand } from "./import-archive.ts";
import { inviteCommand } from "./invite.ts";
import { mailCommand } from "./mail.ts";
import { preflightCommand } from "./preflight.ts";
import { restoreCommand } from "./restore.ts";
import { runCommand } from "./run-command.ts";
import { serveCommand } from "./serve.ts";
import { upgradeCommand } from "./upgrade.ts";
import { whyCommand } from "./why.ts";

/* What a release starts, and `npm run site --`: one command for whoever runs the site. */

const commands: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  check: checkCommand,
  invite: inviteCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "import-archive": importArchiveCommand,
  mail: mailCommand,
  upgrade: upgradeCommand,
  preflight: preflightCommand,
  why: whyCommand,
};

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever read has read enough, as in `site why | head`; a site that serves goes on.
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
