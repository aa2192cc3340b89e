import { release } from "#server/release.ts";
import { type Command, type Surroundings, WrongUsage } from "./command.ts";
import { readSettings } from "./read-settings.ts";

/** Exit codes, as shells and their users know them. */
const failure = 1;
const wrongUsage = 2;

/**
 * Runs the command that the arguments name, and resolves to its exit code: 1 when it failed, 2 for wrong usage. It never
 * rejects: what went wrong is one line.
 * @param output `print` writes to standard output, `complain` to standard error.
 */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
  output: {
    environment: Surroundings["settings"];
    print: (line: string) => void;
    complain: (line: string) => void;
  },
): Promise<number> {
  const { environment, print, complain } = output;
  let command: Command | undefined;
  let usage = "site COMMAND …";
  try {
    const { file, rest } = takeEnvFile(args);
    const [name = "", ...own] = rest;
    if (["help", "--help", "-h"].includes(name)) return say(print, overview(commands));
    if (name === "--version") return say(print, release);
    if (name === "") throw new WrongUsage("A command is missing.");
    command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new WrongUsage(`There is no command ${name}.`);
    usage = `site ${name} ${command.usage}`.trim();
    if (own.includes("--help")) return say(print, `${usage}\n${command.summary}`);
    const settings = readSettings(environment, { ...(file && { file }), warn: complain });
    return await command.run(own, { settings, print });
  } catch (error) {
    if (!isWrongUsage(error)) {
      complain(messageOf(error));
      return failure;
    }
    complain(messageOf(error));
    complain(command ? `Usage: ${usage}` : overview(commands));
    return wrongUsage;
  }
}

function say(print: (line: string) => void, text: string): number {
  print(text);
  return 0;
}

/** `--env-file FILE` may stand anywhere. */
function takeEnvFile(args: readonly string[]): { file: string | undefined; rest: string[] } {
  const rest = [...args];
  const at = rest.findIndex((word) => /^--env-file(?:=|$)/.test(word));
  if (at === -1) return { file: undefined, rest };
  const [option = ""] = rest.splice(at, 1);
  const file = option.includes("=") ? option.slice("--env-file=".length) : rest.splice(at, 1)[0];
  if (!file) throw new WrongUsage("--env-file needs the name of a file.");
  return { file, rest };
}

function overview(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) =>
    `  site ${name} ${usage}`.trimEnd().concat(`\n      ${summary}`),
  );
  return [
    "Usage: site COMMAND … [--env-file FILE]",
    "",
    ...lines,
    "",
    "Settings come from FILE, by default /etc/site.env or .env in this folder, and from the environment, which wins.",
    "All of them: .env.example.",
  ].join("\n");
}

/** Also what `parseArgs` throws for options that there are not. */
function isWrongUsage(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return error instanceof WrongUsage || /^ERR_PARSE_ARGS/.test(String(code));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
