import { setImmediate as pause } from "node:timers/promises";
import { kindNames, lostReasonNames, stateNames } from "#content/en/desk/terms.ts";
import { originText } from "#domain/lead/came-from.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneCell } from "#domain/person/phone-cell.ts";
import type { Database } from "#server/database/connection.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";

/** Rows read and written at once: a few milliseconds, so that visitors notice nothing. */
const atOnce = 200;

export const leadHeadings = [
  ...[
    "Number",
    "Arrived",
    "Kind",
    "State",
    "Lost because",
    "Amount",
    "Name",
    "Phone",
    "Email",
    "Address",
  ],
  ...["Asked", "Emergency", "Assigned to", "Follow up on", "Answered", "Minutes to the answer"],
  ...["Inspection", "Came from"],
] as const;

/** Leads by number, as lines of a table in their order. Those erased meanwhile are missing. */
export async function* leadLines(
  database: Database,
  numbers: readonly number[],
  momentText: (at: string) => string,
): AsyncGenerator<(string | number | null)[]> {
  for (let first = 0; first < numbers.length; first += atOnce) {
    const some = numbers.slice(first, first + atOnce);
    const origins = await originsOf(database, some);
    for (const lead of await leadRowsOf(database, some)) {
      yield lineOf(lead, origins.get(lead.number) ?? "", momentText);
    }
    await pause();
  }
}

function lineOf(lead: LeadRow, cameFrom: string, momentText: (at: string) => string) {
  const { appointment } = lead;
  const isBooked = appointment?.status === "booked";
  return [
    lead.number,
    momentText(lead.arrivedAt),
    kindNames[lead.kind],
    stateNames[lead.state],
    lead.lostReason && lostReasonNames[lead.lostReason],
    // In dollars, as a number: a spreadsheet adds them up.
    lead.amountCents === undefined ? null : lead.amountCents / 100,
    ...[lead.name, phoneCell(lead.phone), lead.email, lead.address, lead.asked],
    lead.emergency ? "Yes" : "",
    lead.assignee?.name ?? "",
    lead.followUpOn,
    lead.answeredAt && momentText(lead.answeredAt),
    lead.answerMinutes,
    isBooked ? `${appointment.date} ${appointment.timeSlot}` : "",
    cameFrom,
  ];
}

async function originsOf(
  database: Database,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom("leads")
    .select(["number", "came_from", "referrer", "utm_medium", "utm_campaign"])
    .where("number", "in", numbers)
    .execute();
  return new Map(
    rows.map(({ number, came_from, referrer, utm_medium, utm_campaign }) => [
      number,
      originText({ cameFrom: came_from, referrer, medium: utm_medium, campaign: utm_campaign }),
    ]),
  );
}
