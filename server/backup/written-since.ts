import { sql } from "kysely";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { Database } from "#server/database/connection.ts";
import { executedMigrations } from "#server/database/later-release.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { PhotosTable } from "#server/database/schema/request-tables.ts";
import { codeOf } from "#server/database/unavailable.ts";
import type { PhotoKey } from "#server/photo/photo-store.ts";
import { holdProjects } from "#server/project/held-projects.ts";
import { addUnit, knownStaff, type Row, type Unit } from "./add-unit.ts";
import { changedSince } from "./changed-since.ts";
import { addEstimate, discardedEstimates, estimatesSince } from "./estimates-since.ts";
import { addLinks } from "./links-since.ts";
import { bringProjectsOver } from "./projects-since.ts";
import { addReport, discardedReports, reportsSince } from "./reports-since.ts";
import {
  addCallouts,
  addRoof,
  addVisitKinds,
  roofsSince,
  saidOtherwise,
  withoutPhotos,
} from "./roofs-since.ts";
import { keepSiteId } from "./site-id.ts";
import type { Source } from "./snapshot.ts";

/** What somebody has sent or booked that a backup does not have, in words: `#12 Ada Homeowner, Tuesday, June 2, 9:00 AM`. */
export type WrittenSince = {
  broughtOver: string[];
  /** With the reason. It stays in the former database. */
  left: string[];
  /** What the backup has as it was. */
  changed: string[];
};

/**
 * Adds to a restored database what people have written and booked since the backup, with their photos. What does not fit is
 * left out, whole: a time that somebody else has in the backup stays theirs. Changes to what the backup knows are not taken over.
 * @param former The database that is replaced.
 */
export async function bringOver(
  target: Source,
  former: Database,
  photos: FormerPhotos,
): Promise<WrittenSince> {
  await readable(target.database, async () => {
    await keepSiteId(target.database, former);
    return {};
  });
  const found = await readable(target.database, async () => {
    const units = await newUnits(target.database, former);
    return {
      units: await withPhotos(former, units, photos),
      changed: await changedSince(target.database, former),
      isSame: await isSameRelease(target.database, former),
    };
  });
  if ("fault" in found) {
    await holdProjects(target.database, photos.now);
    return { broughtOver: [], left: [found.fault], changed: [] };
  }
  const { units, changed, isSame } = found;
  const since: WrittenSince = { broughtOver: [], left: [], changed };
  for (const { unit, lost } of units) {
    const words = wordsOf(unit);
    const fault = isSame
      ? await addUnit(target.database, former, unit)
      : "of another release's tables";
    if (fault) since.left.push(`${words}: ${fault}`);
    else since.broughtOver.push(`${words}${lost}`);
  }
  await bringRoofsOver(target.database, former, { hasFiles: photos.hasFiles, isSame, since });
  await bringReportsOver(target.database, former, { isSame, since });
  const { now } = photos;
  const projects = await readable(target.database, () =>
    bringProjectsOver(target.database, former, { isSame, now }),
  );
  if ("fault" in projects) {
    since.left.push("finished roofs, which cannot be read: all with a yes are held");
    await holdProjects(target.database, now);
  } else {
    since.left.push(...projects.left);
    since.changed.push(...projects.changed);
  }
  await bringEstimatesOver(target.database, former, { isSame, since });
  if (isSame) {
    const kept = await readable(target.database, () => addConsents(target.database, former));
    if ("fault" in kept) since.left.push("what was said of texts, which cannot be read");
  }
  const links = await readable(target.database, () => addLinks(target.database, former, isSame));
  if ("fault" in links || links.left > 0) since.left.push(lostLinks);
  if (target.engine === "postgres" && since.broughtOver.length > 0) {
    await sql`select setval(pg_get_serial_sequence('leads', 'number'), (select max(number) from leads))`.execute(
      target.database,
    );
  }
  return since;
}

/** Whoever has ended a link has to know. */
const lostLinks =
  "links to people's pages, which cannot be taken over: those that were ended since may work again, so make new ones";

/** Once their leads are there. */
async function bringRoofsOver(
  target: Database,
  former: Database,
  {
    hasFiles,
    isSame,
    since,
  }: Pick<FormerPhotos, "hasFiles"> & {
    isSame: boolean;
    since: WrittenSince;
  },
): Promise<void> {
  const found = await readable(target, () => roofsSince(target, former));
  if ("fault" in found) {
    since.left.push("photos of roofs, which cannot be read");
    return;
  }
  since.changed.push(...found.removed);
  for (const roof of found.roofs) {
    const added = await addRoof(target, roof, isSame ? hasFiles : "another release");
    if (!added) continue;
    if ("left" in added) since.left.push(added.left);
    else since.broughtOver.push(added.broughtOver);
  }
  const said = await readable(target, () => saidOtherwise(target, former));
  if ("fault" in said) since.left.push("what was said of photos of roofs, which cannot be read");
  else since.changed.push(...said.said);
  if (!isSame) return;
  const kinds = await readable(target, () => addVisitKinds(target, former));
  if ("fault" in kinds) since.left.push("what visits are for, which cannot be read");
  const callouts = await readable(target, () => addCallouts(target, former));
  if ("fault" in callouts)
    since.left.push("what is drawn on photos of roofs, which cannot be read");
}

/** Once the photos that they show are there. */
async function bringReportsOver(
  target: Database,
  former: Database,
  { isSame, since }: { isSame: boolean; since: WrittenSince },
): Promise<void> {
  const found = await readable(target, async () => ({
    reports: await reportsSince(target, former),
    discarded: await discardedReports(target, former),
  }));
  if ("fault" in found) {
    since.left.push("reports about roofs, which cannot be read");
    return;
  }
  since.changed.push(...found.discarded);
  for (const report of found.reports) {
    const added = await addReport(target, report, isSame);
    if ("left" in added) since.left.push(added.left);
    else since.broughtOver.push(added.broughtOver);
  }
}

/** Once the reports that they rest on are there. */
async function bringEstimatesOver(
  target: Database,
  former: Database,
  { isSame, since }: { isSame: boolean; since: WrittenSince },
): Promise<void> {
  const found = await readable(target, async () => ({
    estimates: await estimatesSince(target, former),
    discarded: await discardedEstimates(target, former),
  }));
  if ("fault" in found) {
    since.left.push("estimates, which cannot be read");
    return;
  }
  since.changed.push(...found.discarded);
  for (const estimate of found.estimates) {
    const added = await addEstimate(target, estimate, isSame);
    if ("left" in added) since.left.push(added.left);
    else since.broughtOver.push(added.broughtOver);
  }
}

/** A former database that is damaged, or has other tables, keeps nobody from restoring. */
async function readable<Found extends object>(
  target: Database,
  read: () => Promise<Found>,
): Promise<Found | { fault: string }> {
  await sql`savepoint reading`.execute(target);
  try {
    return await read();
  } catch (error) {
    await sql`rollback to savepoint reading`.execute(target);
    return { fault: `nobody knows who: the former database cannot be read (${codeOf(error)})` };
  } finally {
    await sql`release savepoint reading`.execute(target);
  }
}

async function isSameRelease(one: Database, other: Database): Promise<boolean> {
  return (await executedMigrations(one)).join() === (await executedMigrations(other)).join();
}

/** What is known of the photos of the database that is replaced. Their files are where they were, since nobody has moved them. */
type FormerPhotos = {
  /** Whether a photo's files are there; undefined while their store does not answer. */
  hasFiles: ((key: PhotoKey) => boolean) | undefined;
  now: Date;
};

/** With their photos, and in words which of these cannot come. */
async function withPhotos(
  former: Database,
  units: readonly NewUnit[],
  { hasFiles, now }: FormerPhotos,
): Promise<{ unit: Unit; lost: string }[]> {
  const found: { unit: Unit; lost: string }[] = [];
  for (const unit of units) {
    const all = unit.lead ? await photosOf(former, unit.lead, now) : [];
    const photos = hasFiles ? all.filter(hasFiles) : all;
    const lost = hasFiles
      ? withoutPhotos(all.length - photos.length, all.length)
      : all.length > 0
        ? ", whose photos nobody could look for"
        : "";
    found.push({ unit: { ...unit, photos }, lost });
  }
  return found;
}

/** Those that people have sent, and that are not being deleted. */
function photosOf(former: Database, { id }: Row, now: Date): Promise<PhotosTable[]> {
  return former
    .selectFrom("photos")
    .selectAll()
    .where("lead_id", "=", id)
    .where("taken_by", "is", null)
    .where((photo) =>
      photo.or([photo("ends_at", "is", null), photo("ends_at", ">", now.toISOString())]),
    )
    .orderBy("position")
    .execute();
}

/** Whoever has ended their texts since gets none again. @returns how many were added. */
async function addConsents(target: Database, former: Database): Promise<{ added: number }> {
  const idsOf = async (database: Database, table: "people" | "text_consents") => {
    const rows = await database.selectFrom(table).select("id").execute();
    return new Set(rows.map(({ id }) => id));
  };
  const people = await idsOf(target, "people");
  const rows = await newRows(
    await idsOf(former, "text_consents"),
    await idsOf(target, "text_consents"),
    (ids) => former.selectFrom("text_consents").selectAll().where("id", "in", ids).execute(),
  );
  const known = rows.filter(({ person_id }) => people.has(person_id));
  for (const row of known) {
    const staff_id = await knownStaff(target, row.staff_id);
    await target
      .insertInto("text_consents")
      .values({ ...row, staff_id })
      .execute();
  }
  return { added: known.length };
}

type NewUnit = Omit<Unit, "photos">;

async function newUnits(target: Database, former: Database): Promise<NewUnit[]> {
  const leads = await newRows(await idsIn(former, "leads"), await idsIn(target, "leads"), (ids) =>
    former.selectFrom("leads").selectAll().where("id", "in", ids).execute(),
  );
  const appointments = await newRows(
    await idsIn(former, "appointments"),
    await idsIn(target, "appointments"),
    (ids) => former.selectFrom("appointments").selectAll().where("id", "in", ids).execute(),
  );
  leads.sort((one, other) => one.number - other.number);
  const isOf = (lead: Row) => (appointment: AppointmentsTable) =>
    appointment.lead_id === lead.id || appointment.id === lead.appointment_id;
  const units: NewUnit[] = leads.map((lead) => ({
    lead,
    appointments: appointments.filter(isOf(lead)),
  }));
  const taken = new Set(units.flatMap((unit) => unit.appointments));
  for (const appointment of appointments) {
    if (!taken.has(appointment)) units.push({ lead: undefined, appointments: [appointment] });
  }
  return units;
}

async function idsIn(database: Database, table: "leads" | "appointments"): Promise<Set<string>> {
  const rows = await database.selectFrom(table).select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

/** Rows in memory at once. */
const atOnce = 200;

/** Those of the former database that are not known. */
async function newRows<Of>(
  ids: ReadonlySet<string>,
  known: ReadonlySet<string>,
  read: (ids: string[]) => Promise<Of[]>,
): Promise<Of[]> {
  const others = [...ids.difference(known)];
  const found: Of[] = [];
  for (let from = 0; from < others.length; from += atOnce) {
    found.push(...(await read(others.slice(from, from + atOnce))));
  }
  return found;
}

function wordsOf({ lead, appointments }: NewUnit): string {
  const [appointment] = appointments;
  const name = lead?.name ?? appointment?.name ?? "";
  const times = appointments.map(
    ({ date, slot, status }) =>
      `${formatDay(date)}, ${slotLabel(slot)}${status === "booked" ? "" : " (canceled)"}`,
  );
  return [lead ? `#${lead.number} ${name}` : name, ...times].join(", ");
}
