import { isSameContact } from "#domain/my-roof/same-contact.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { detailKey } from "#domain/person/person-key.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { hasPage } from "./leads-of-roof.ts";
import { myRoofMailKinds } from "./my-roof-mail-kinds.ts";

/** People who share a mailbox, each of whom gets a mail of their own. */
const mostPeople = 5;
/** Leads that are looked at for them, the first ones: nobody who writes later keeps them from being found. */
const mostLeads = 1_000;

/**
 * Mails its links to a mailbox: one mail to each person who has written from it, as they have spelled it. Nothing happens if
 * nobody has, or the mailbox has got enough of these.
 */
export async function mailLinks(
  {
    connection,
    limits,
    outbox,
    clock,
  }: {
    connection: Connection;
    limits: Limits;
    outbox: { wake(): void };
    clock: () => Date;
  },
  email: string,
): Promise<void> {
  const leads = await leadsOfMailbox(connection.database, email);
  const found = onePerPerson(leads.filter(hasPage)).slice(0, mostPeople);
  if (found.length === 0) return;
  await connection.transact(async (transaction) => {
    if (!(await limits.mayMailLinks(transaction, mailboxKey(email)))) return;
    for (const { id, name, email: to, phone, address } of found) {
      const payload = { person: { name, email: to, phone, address } };
      const mail = { kind: "my-roof-link" as const, payload, leadId: id };
      await enqueue(transaction, myRoofMailKinds, mail, clock());
    }
  });
  outbox.wake();
}

function leadsOfMailbox(database: Database, email: string): Promise<StoredLead[]> {
  return database
    .selectFrom("leads")
    .selectAll()
    .where("person_id", "in", (row) =>
      row
        .selectFrom("person_details")
        .select("person_id")
        .where("kind", "=", "mailbox")
        .where("key", "=", detailKey("mailbox", email)),
    )
    .orderBy("number")
    .limit(mostLeads)
    .execute()
    .then((leads) =>
      leads.filter((lead) => lead.email && mailboxKey(lead.email) === mailboxKey(email)),
    );
}

/**
 * The newest lead of each person. First come those whom staff have answered, then those who wrote first:
 * whoever types somebody else's mailbox with invented names keeps them from no mail.
 */
function onePerPerson(leads: readonly StoredLead[]): StoredLead[] {
  const people: [StoredLead, ...StoredLead[]][] = [];
  for (const lead of leads) {
    const same = people.find(([first]) => isSameContact(lead, first));
    if (same) same.push(lead);
    else people.push([lead]);
  }
  const isKnown = (person: readonly StoredLead[]) => person.some(isAnswered);
  const first = [...people.filter(isKnown), ...people.filter((one) => !isKnown(one))];
  return first.map((person) => person.at(-1) ?? person[0]);
}

const isAnswered = ({ answered_at, first_answered_at }: StoredLead) =>
  (answered_at ?? first_answered_at) !== null;
