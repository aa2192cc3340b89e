import { backupCommand } from "#server/command/backup.ts";
import type { Command } from "#server/command/command.ts";
import { importArchiveCommand } from "#server/command/import-archive.ts";
import { mailCommand } from "#server/command/mail.ts";
import { restoreCommand } from "#server/command/restore.ts";
import { runCommand } from "#server/command/run-command.ts";
import type { Storage } from "./storage.ts";

const commands: Record<string, Command> = {
  backup: backupCommand,
  restore: restoreCommand,
  "import-archive": importArchiveCommand,
  mail: mailCommand,
};

/** Runs `site` on a storage. @returns its exit code, and the lines that it printed or complained. */
export async function siteCommand(
  { dataDir, databaseUrl }: Pick<Storage, "dataDir" | "databaseUrl">,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const code = await runCommand(commands, args, {
    environment: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    print: note,
    complain: note,
  });
  return { code, lines };
}
