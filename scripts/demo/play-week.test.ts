import { afterEach, beforeEach, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { demoStaff } from "./demo-week.ts";
import { playWeek } from "./play-week.ts";

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp("sqlite");
});
afterEach(() => server.close());

for (const [when, startsAt] of [
  ["at noon of a working day", "2026-06-03T16:00:00Z"],
  ["on a Sunday at two in the morning, after a holiday", "2026-11-29T07:00:00Z"],
] as const) {
  it(`plays the same week ${when}`, { timeout: patience.longTest }, async () => {
    const setNow = (now: Date) => {
      server.clock.now = now;
    };
    await playWeek(server.app, setNow, { startsAt: new Date(startsAt), profile: businessProfile });
    expect(server.clock.now).toEqual(new Date(startsAt));

    const owner = await signIn(server, "owner", demoStaff.owner.name);
    const read = async (path: string) => (await owner.send("GET", `/api/desk/${path}`)).body;
    const leads: LeadRow[] = (await read("leads?list=all")).leads;
    expect(leads).toHaveLength(46);
    expect(countEach(leads.map(({ kind }) => kind))).toEqual({
      appointment: 17,
      inquiry: 15,
      assessment: 4,
      call: 10,
    });
    expect(countEach(leads.map(({ state }) => state))).toEqual({
      new: 4,
      contacted: 6,
      scheduled: 18,
      quoted: 3,
      won: 9,
      lost: 4,
      spam: 2,
    });
    const waiting = await read("leads/counts");
    expect(waiting).toMatchObject({
      counts: { waiting: 5, newBookings: 1, spam: 2 },
      emergencies: [{ id: expect.any(String) }],
    });

    const first = addDays(dayInZone(Date.parse(startsAt), businessProfile.timeZone), -14);
    const { days } = await read(`calendar?from=${first}&days=42`);
    const appointments: CalendarAppointment[] = days.flatMap(
      (day: { appointments: CalendarAppointment[] }) => day.appointments,
    );
    expect(appointments).toHaveLength(23);
    const untold = appointments.filter(({ toldTime }) => toldTime);
    expect(untold.map(({ name }) => name)).toEqual(["Elaine Prescott"]);
    const { reschedulings } = await read("reschedulings");
    const { rescheduling } = await read(`reschedulings/${reschedulings[0].id}`);
    const states = rescheduling.items.map(({ state }: ReschedulingItem) => state);
    expect(states).toEqual(["accepted", "told", "call", "proposed"]);

    expect(server.app.services.projects.shown().map(({ town }) => town)).toHaveLength(6);

    let photos = 0;
    for (const { id } of leads) photos += (await readLeadAs(owner, id)).photos?.length ?? 0;
    expect(photos).toBe(11);
  });
}

function countEach(words: readonly string[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(words, (word) => word));
  return Object.fromEntries(groups.map(([word, all = []]) => [word, all.length]));
}
