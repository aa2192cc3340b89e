import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { emailField } from "#domain/person/contact-details.ts";
import { type Config, readConfig } from "#server/config.ts";
import { checkBackupBucket, checkBackups } from "./checks/backups.ts";
import { checkBusiness } from "./checks/business.ts";
import { checkClock } from "./checks/clock.ts";
import { checkDataFolder } from "./checks/data-folder.ts";
import { checkDatabase } from "./checks/database.ts";
import { type Finding, fault, ok } from "./checks/finding.ts";
import { checkBounceNames, checkMailNames } from "./checks/mail-names.ts";
import { checkMail, checkMailServer } from "./checks/mail-server.ts";
import { checkOwnMailboxes } from "./checks/own-mailboxes.ts";
import { checkPhotoStore } from "./checks/photo-store.ts";
import { checkPublicAddress } from "./checks/public-address.ts";
import { rehearse } from "./checks/rehearsal/rehearsal.ts";
import { checkReplyMailbox } from "./checks/reply-mailbox.ts";
import { checkRunningSite } from "./checks/running-site.ts";
import { checkTextProvider } from "./checks/text-provider.ts";
import { type Command, WrongUsage } from "./command.ts";
import { demandsOf } from "./production.ts";

/** Milliseconds for each check. They run side by side, so this is also how long the command takes at most. */
const patience = 25_000;

/** Looks at everything that the site needs, and changes nothing: what it rehearses, it rehearses on an empty copy. Fails if there is a fault. */
export const checkCommand: Command = {
  usage: "[--mail MAILBOX]",
  summary:
    "Says of settings, data, database, mail, photos, texts, backups, the running site and its public address whether they work, and what to do; rehearses a lead, 20 bookings at once and a notice on an empty copy. --mail: sends a mail there.",
  async run(args, { settings, print }) {
    const { values } = parseArgs({ args: [...args], options: { mail: { type: "string" } } });
    if (values.mail !== undefined && !emailField.safeParse(values.mail).success) {
      throw new WrongUsage("--mail needs a mailbox.");
    }
    const config = readSettings(settings, (text) => print(lineOf("settings", fault(text))));
    if (!config) return 1;
    const checks = checksOf(config, settings.SITE_URL || undefined, values.mail);
    const findings = await Promise.all(
      checks.map(async ([name, check]) => [name, await within(patience, check)] as const),
    );
    print(lineOf("settings", ok("valid")));
    for (const [name, finding] of findings) print(lineOf(name, finding));
    return findings.some(([, { state }]) => state === "FAULT") ? 1 : 0;
  },
};

/** Undefined if they are not valid; `complain` is then told each fault. */
function readSettings(
  settings: Readonly<Record<string, string | undefined>>,
  complain: (text: string) => void,
): Config | undefined {
  try {
    return readConfig(settings, demandsOf(settings));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    for (const one of text.replace(/^Configuration is not valid: /, "").split(/; (?=[A-Z_]+ )/)) {
      complain(one);
    }
    return undefined;
  }
}

function checksOf(
  config: Config,
  siteUrl: string | undefined,
  mailbox: string | undefined,
): [name: string, check: Promise<Finding>][] {
  const rehearsed = rehearse(config);
  return [
    ["data folder", checkDataFolder(config)],
    ["clock", checkClock(config)],
    ["database", checkDatabase(config)],
    ["mail server", checkMailServer(config)],
    ["mail domain", checkMailNames(config)],
    ["our mailboxes", checkOwnMailboxes(config)],
    ["returned mails", checkBounceNames(config)],
    ["replies", checkReplyMailbox(config)],
    ...(mailbox ? [["mail", checkMail(config, mailbox)] satisfies [string, Promise<Finding>]] : []),
    ["photos", checkPhotoStore(config)],
    ["texts", checkTextProvider(config)],
    ["backups", checkBackups(config)],
    ["bucket of backups", checkBackupBucket(config)],
    ["rehearsed lead", rehearsed.then(({ lead }) => lead)],
    ["rehearsed bookings", rehearsed.then(({ bookings }) => bookings)],
    ["rehearsed notice", rehearsed.then(({ notice }) => notice)],
    ["business", checkBusiness(config)],
    ["running site", checkRunningSite(config)],
    ["address", checkPublicAddress(siteUrl)],
  ];
}

/** The finding, or that there was none in time. */
async function within(milliseconds: number, check: Promise<Finding>): Promise<Finding> {
  const late = fault(`no answer within ${milliseconds / 1_000} seconds`);
  const failed = (error: unknown) => fault(error instanceof Error ? error.message : String(error));
  return Promise.race([check.catch(failed), pause(milliseconds, late, { ref: false })]);
}

const lineOf = (name: string, { state, text }: Finding) => `${state.padEnd(6)}${name}: ${text}`;
