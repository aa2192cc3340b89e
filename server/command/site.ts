import type { Command } from "./command.ts";
import { serveCommand } from "./serve.ts";

/* What a release starts, and `npm run site --`: one command for whoever runs the site. */

const commands: Readonly<Record<string, Command>> = {
  serve: serveCommand,
};

try {
  const [name = "serve", ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(`site: there is no command ${name}`);
  process.exitCode = await command.run(args, {
    settings: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
