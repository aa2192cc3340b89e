import { parseArgs } from "node:util";
import { emailField, nameField } from "#domain/person/contact-details.ts";
import { staffRoles } from "#domain/staff/staff.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/database/connect.ts";
import { createOperatorServices } from "#server/services/desk/operator.ts";

/*
 * `npm run desk:invite -- name@example.com --role owner --name 'Ada'` prints a link that lets this person into the desk
 * once, within seven days. Existing staff get the new name and role, and a link. It can run beside the server, on the
 * same database from the environment, and sends no mail.
 */

const usage = `npm run desk:invite -- name@example.com --role ${staffRoles.join("|")} [--name 'Ada']`;

try {
  const person = readArguments();
  const config = readConfig(process.env);
  const connection = await connect(config);
  try {
    const { siteUrl } = config;
    const operator = createOperatorServices({ connection, siteUrl, clock: () => new Date() });
    process.stdout.write(`${await operator.inviteByLink(person)}\n`);
  } finally {
    await connection.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: "string" }, name: { type: "string" } },
  });
  const email = emailField.safeParse(positionals[0]);
  const name = nameField.safeParse(values.name ?? positionals[0]?.split("@")[0]);
  const role = staffRoles.find((known) => known === values.role);
  if (!email.success || !name.success || !role || positionals.length > 1) throw new Error(usage);
  return { email: email.data, name: name.data, role };
}
