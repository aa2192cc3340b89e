import { parseArgs } from "node:util";
import { emailField, nameField } from "#domain/person/contact-details.ts";
import { staffRoles } from "#domain/staff/staff.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { type Command, WrongUsage } from "./command.ts";

/** Works beside the server, on the same database. */
export const inviteCommand: Command = {
  usage: `MAILBOX --role ${staffRoles.join("|")} [--name NAME] [--new]`,
  summary:
    "Prints a link that lets a person into the desk once, within seven days; mails nothing. --new: makes a database if there is none.",
  async run(args, { settings, print }) {
    const { person, isNew } = readArguments(args);
    const config = readConfig(settings);
    if (!isNew) await requireDatabase(config);
    const connection = await connect(config);
    try {
      const { siteUrl } = config;
      const operator = createOperatorServices({ connection, siteUrl, clock: () => new Date() });
      print(await operator.inviteByLink(person));
    } finally {
      await connection.close();
    }
    return 0;
  },
};

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { role: { type: "string" }, name: { type: "string" }, new: { type: "boolean" } },
  });
  const [mailbox, ...others] = positionals;
  if (mailbox === undefined || others.length > 0) throw new WrongUsage("Name one mailbox.");
  const email = emailField.safeParse(mailbox);
  if (!email.success) throw new WrongUsage("The mailbox is not valid.");
  const name = nameField.safeParse(values.name ?? mailbox.split("@")[0]);
  if (!name.success) throw new WrongUsage("--name is not valid.");
  const role = staffRoles.find((known) => known === values.role);
  if (!role) throw new WrongUsage(`--role must be one of ${staffRoles.join(", ")}.`);
  return { person: { email: email.data, name: name.data, role }, isNew: values.new ?? false };
}
