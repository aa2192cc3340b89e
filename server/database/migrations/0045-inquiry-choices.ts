import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Asked, askedIn, labelsOf, searchWordsOf } from "./0045-asked.ts";

/** Rows read and written at once. */
const atOnce = 500;

/**
 * What visitors chose in a form was a line of the message. It gets columns of its own, beside the message, which earlier
 * releases go on reading. Inquiries that such a release stores later are taken apart by this one
 * (server/lead/untaken-inquiries.ts).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["inquiries", "leads"]) {
    await database.schema.alterTable(table).addColumn("choices", "text").execute();
    await database.schema.alterTable(table).addColumn("words", "text").execute();
  }
  await takeInquiriesApart(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? takeLeadsApart : takeLeadsOfSqliteApart)(database);
  await database.schema
    .createIndex("leads_untaken")
    .on("leads")
    .column("number")
    .where(sql<boolean>`kind = 'inquiry' and choices is null`)
    .execute();
}

type Inquiry = { id: string; subject: string; message: string; emergency: number };

async function takeInquiriesApart(database: Kysely<unknown>): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<Inquiry>`
      select id, subject, message, emergency from inquiries where id > ${last} order by id limit ${sql.lit(atOnce)}`.execute(
      database,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const given = rows.map((row) => {
      const { choices, words } = askedIn(row);
      return sql`(${row.id}, ${JSON.stringify(choices)}, ${words})`;
    });
    await sql`
      update inquiries set choices = given.column2, words = given.column3
      from (values ${sql.join(given)}) as given where inquiries.id = given.column1`.execute(
      database,
    );
  }
}

type Lead = Inquiry & { number: number; search: string; entry: string | null };

async function takeLeadsApart(database: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Lead>`
      select leads.id, number, subject, message, emergency, search, search_entries.words as entry
      from leads left join search_entries on search_entries.id = leads.id
      where leads.kind = 'inquiry' and number > ${last} order by number limit ${sql.lit(atOnce)}`.execute(
      database,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
    const taken = rows.map((row) => {
      const asked = askedIn(row);
      return { ...row, asked, found: foundBy(row, asked) };
    });
    const given = taken.map(
      ({ id, asked: { choices, words }, found }) =>
        sql`(${id}, ${JSON.stringify(choices)}, ${words}, ${found.search})`,
    );
    await sql`
      update leads set choices = given.column2, words = given.column3, search = given.column4
      from (values ${sql.join(given)}) as given where leads.id = given.column1`.execute(database);
    const entries = taken.flatMap(({ id, entry, found }) =>
      found.entry === entry ? [] : [sql`(${id}, ${found.entry})`],
    );
    if (entries.length > 0) {
      await sql`
        update search_entries set words = given.column2
        from (values ${sql.join(entries)}) as given where search_entries.id = given.column1`.execute(
        database,
      );
    }
  }
}

/** The words by which searches find it: the choices in words instead of the lines of the message. */
function foundBy({ message, search, entry }: Lead, asked: Asked): Pick<Lead, "search" | "entry"> {
  const labels = labelsOf(asked.choices);
  if (labels.length === 0) return { search, entry };
  const before = searchWordsOf(message).join(" ");
  const chosen = searchWordsOf(labels.join(" ")).join(" ");
  const after = [chosen, ...searchWordsOf(asked.words)].join(" ");
  const now =
    before && search.includes(before) ? search.replace(before, () => after) : `${search} ${chosen}`;
  if (entry === null) return { search: now, entry };
  // Words that nobody typed: the number, the kind, and how the name sounds.
  const others = entry.split(" ").filter((word) => /^0[nks]/.test(word));
  const words = now.split(" ").map((word) => Array.from(word).slice(0, 64).join(""));
  return { search: now, entry: [...new Set([...words, ...others])].join(" ") };
}

/**
 * Both word indexes are made once at the end: with `secure-delete`, each row would take some milliseconds. Only that of the
 * leads has a trigger for updates.
 */
async function takeLeadsOfSqliteApart(database: Kysely<unknown>): Promise<void> {
  await sql`drop trigger leads_search_update`.execute(database);
  await takeLeadsApart(database);
  await sql`insert into lead_search (lead_search) values ('rebuild')`.execute(database);
  await sql`insert into search_words (search_words) values ('rebuild')`.execute(database);
  await sql`
    create trigger leads_search_update after update of search on leads begin
      insert into lead_search (lead_search, rowid, search) values ('delete', old.number, old.search);
      insert into lead_search (rowid, search) values (new.number, new.search);
    end`.execute(database);
}
