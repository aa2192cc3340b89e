import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { countHeld, mailsHeldSince, releaseMails } from "#server/mail/held-mails.ts";
import { type Command, type Surroundings, WrongUsage } from "./command.ts";

/** Works beside the server, which then sends within a second. */
export const mailCommand: Command = {
  usage: "status | release --send | release --drop",
  summary:
    "Says whether mails are held after a restore, and releases them. Those that were waiting when the backup was made may have been sent since: --send sends them all the same, --drop gives them up.",
  async run(args, { settings, print }) {
    const choice = readArguments(args);
    const config = readConfig(settings);
    await requireDatabase(config);
    const connection = await connect(config);
    try {
      await connection.transact((database) => answer(database, choice, print));
    } finally {
      await connection.close();
    }
    return 0;
  },
};

type Choice = "status" | "send" | "drop";

function readArguments(args: readonly string[]): Choice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { send: { type: "boolean" }, drop: { type: "boolean" } },
  });
  const [action, ...others] = positionals;
  const choices = (["send", "drop"] as const).filter((choice) => values[choice]);
  const [choice] = choices;
  if (action === "status" && others.length + choices.length === 0) return "status";
  if (action === "release" && others.length === 0 && choice && choices.length === 1) return choice;
  throw new WrongUsage("Say status, or release with either --send or --drop.");
}

async function answer(database: Database, choice: Choice, print: Surroundings["print"]) {
  const since = await mailsHeldSince(database);
  if (since === null) return print("Mails are not held.");
  const { before, after, oldest } = await countHeld(database, since);
  const waiting = `${before} from the backup${oldest ? ` (oldest ${oldest})` : ""}, ${after} since`;
  if (choice === "status") return print(`Held since ${since}: ${waiting}.`);
  await releaseMails(database, { since, isDropping: choice === "drop" });
  print(choice === "drop" ? `Released: ${after}. Given up: ${before}.` : `Released: ${waiting}.`);
}
