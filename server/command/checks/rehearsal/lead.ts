import { sql } from "kysely";
import { tablesOf } from "#server/backup/tables.ts";
import { type Finding, fault, ok } from "#server/command/checks/finding.ts";
import { openToCopy } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import type { Stage } from "./stage.ts";

const written = {
  name: "Zoë O’Brien 张 🏠",
  email: "zoe.obrien@example.com",
  phone: "(202) 555-0143",
  address: "1 Example Street, Example, 20001",
  subject: "Website Contact Form",
  message: "It’s dripping. 张先生 says 🏠💧.",
};

/** Somebody writes whose letters are not ASCII, is read as they wrote, and is erased. */
export async function rehearseLead(stage: Stage): Promise<Finding> {
  const { app, post, place } = stage;
  const answer = await post("/api/customers/contact", written);
  if (answer.status !== 201) {
    return fault(
      `a lead with ’, 张 and an emoji is refused (${answer.status}: ${answer.body.error})`,
    );
  }
  await stage.mails();
  const source = openToCopy(place);
  const { database } = source;
  try {
    const lead = await database
      .selectFrom("leads")
      .select(["name", "message", "number", "person_id"])
      .executeTakeFirstOrThrow();
    if (lead.name !== written.name || !lead.message.includes(written.message)) {
      return fault(
        `a lead with ’, 张 and an emoji is kept as ${JSON.stringify(lead.name)}: the database needs UTF8 as its encoding`,
      );
    }
    await app.services.records.erase(
      lead.person_id ?? "",
      String(lead.number),
      await owner(stage, database),
    );
    const left: string[] = [];
    for (const { name } of await tablesOf(source)) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
      if (/O’Brien|张|zoe\.obrien/.test(JSON.stringify(rows))) left.push(name);
    }
    if (left.length > 0) {
      return fault(
        `a lead that is erased stays in ${left.join(", ")}: tell whoever makes your releases`,
      );
    }
  } finally {
    await database.destroy();
  }
  return ok(
    "a lead with ’, 张 and an emoji was stored as it was typed, and erased without a trace",
  );
}

/** Erasing is for owners, and their trail names them. */
async function owner({ app }: Stage, database: Database): Promise<string> {
  const email = "rehearsal@example.com";
  await app.services.operator.invite({ name: "Rehearsal", email, role: "owner" });
  const { id } = await database
    .selectFrom("staff")
    .select("id")
    .where("email_key", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}
