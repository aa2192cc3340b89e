/** What a command is run in: settings from the environment and the file of settings, and where it prints. */
export type Surroundings = Readonly<{
  settings: Readonly<Record<string, string | undefined>>;
  /** Writes a line to standard output. */
  print: (line: string) => void;
}>;

/** A subcommand of `site`. */
export type Command = Readonly<{
  /** What follows its name: `FILE [--drill]`. */
  usage: string;
  /** What it does, in one line of `site help`. */
  summary: string;
  /**
   * Runs it with the arguments after its name, and resolves to its exit code.
   * @throws WrongUsage, or an Error whose message says in one line what is wrong and what to do.
   */
  run: (args: readonly string[], surroundings: Surroundings) => Promise<number>;
}>;

/** The arguments are not what the command takes; its usage is printed with the message. */
export class WrongUsage extends Error {}
