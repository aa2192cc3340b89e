import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import type { Control } from "#server/upgrade/control.ts";
import { run } from "#server/upgrade/run.ts";
import { upgrade } from "#server/upgrade/upgrade.ts";
import { type Command, WrongUsage } from "./command.ts";
import { demandsOf } from "./production.ts";

/** Runs as whoever may restart the site: root, where systemd does. */
export const upgradeCommand: Command = {
  usage: "ARCHIVE [--root FOLDER] [--restart COMMAND] [--log COMMAND] [--within SECONDS]",
  summary:
    "Backs up, switches to the release in an archive and restarts the site; goes back if it does not become ready. FOLDER: with the releases, by default /opt/site. COMMAND: restarts the site, by default systemctl restart site; then --log is the one that prints what the site has written. SECONDS: for the new release to become ready, by default 120; one that says that it cannot start is not waited for.",
  async run(args, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        root: { type: "string", default: "/opt/site" },
        restart: { type: "string" },
        log: { type: "string" },
        // It takes three; a busy machine or a migration of many rows takes more.
        within: { type: "string", default: "120" },
      },
    });
    const [archive, ...others] = positionals;
    if (archive === undefined || others.length > 0) throw new WrongUsage("Name one archive.");
    const { root } = values;
    const seconds = Number(values.within);
    if (!(seconds > 0)) throw new WrongUsage("--within needs a number of seconds.");
    const local = { ...settings, HOST: settings.HOST || "127.0.0.1" };
    const isUpgraded = await upgrade({
      archive,
      root,
      config: readConfig(local, demandsOf(settings)),
      settings,
      control:
        values.restart === undefined ? systemd(root) : byCommands(root, values.restart, values.log),
      patience: seconds * 1_000,
      now: new Date(),
      print,
    });
    return isUpgraded ? 0 : 1;
  },
};

function systemd(cwd: string): Control {
  const systemctl = (verb: string) => run("systemctl", [verb, "site"], { cwd });
  return {
    restart: () => systemctl("restart"),
    stop: () => systemctl("stop"),
    log(since) {
      const from = `--since=@${Math.floor(since.getTime() / 1_000)}`;
      return run("journalctl", ["--unit=site", from, "--output=cat", "--no-pager"], { cwd });
    },
    typed: { stop: "systemctl stop site", start: "systemctl restart site" },
  };
}

function byCommands(cwd: string, restart: string, log: string | undefined): Control {
  const shell = (command: string) => run("sh", ["-c", command], { cwd });
  return {
    restart: () => shell(restart),
    ...(log && { log: () => shell(log) }),
    typed: { stop: "(stop the site)", start: restart },
  };
}
