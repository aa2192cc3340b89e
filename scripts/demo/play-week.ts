import sharp from "sharp";
import type { ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { contactForm, contactInquiry } from "#domain/inquiry/contact-form.ts";
import { emergencyForm, emergencyInquiry } from "#domain/inquiry/emergency-form.ts";
import { type StaffRole, staffRoles } from "#domain/staff/staff.ts";
import { type DemoApp, type DemoBrowser, openBrowser } from "./demo-browser.ts";
import { demoLeads } from "./demo-leads.ts";
import {
  type DemoLead,
  type DemoMoment,
  type DemoStep,
  type DemoTime,
  demoSlots,
  demoStaff,
  on,
  type RoofCondition,
  rainDay,
} from "./demo-week.ts";
import { playProjects } from "./play-projects.ts";
import { demoCalendar } from "./working-days.ts";

/** A lead once it has arrived. */
type Arrived = { leadId: string; appointmentId?: string };

type Happening = { at: number; happens(): Promise<void> };

/**
 * Plays the invented week on a server with an empty database: everything is sent to it as browsers send it, at its time.
 * @param setNow what the server's clock says from now on.
 * @param startsAt when the week has been played, the demo's now.
 */
export async function playWeek(
  app: DemoApp,
  setNow: (now: Date) => void,
  { startsAt, profile }: { startsAt: Date; profile: BusinessProfile },
): Promise<void> {
  const calendar = demoCalendar(startsAt, profile);
  const arrived = new Map<DemoLead, Arrived>();
  const desk = createDesk(app);
  const visitor = await openBrowser(app);

  const happenings: Happening[] = [
    { at: calendar.instantOf(on(-7, 8)), happens: hire },
    { at: calendar.instantOf(on(-7, 8, 5)), happens: showFinishedRoofs },
    ...demoLeads.flatMap((lead, index) => [
      { at: calendar.instantOf(lead.at), happens: () => arrive(lead, index) },
      ...(lead.steps ?? []).map((step) => ({
        at: calendar.instantOf(step.at),
        happens: () => take(step, arrivedOf(lead)),
      })),
    ]),
    ...rain(),
  ];
  happenings.sort((one, other) => one.at - other.at);
  for (const { at, happens } of happenings) {
    if (at > startsAt.getTime()) break;
    setNow(new Date(at));
    await happens();
    await app.services.outbox.drained();
  }
  setNow(startsAt);
  await app.services.outbox.drained();

  /** All three join; the owner, who is on duty from then on, says when the office answers and the inspector inspects. */
  async function hire(): Promise<void> {
    for (const role of staffRoles) await (await desk.as(role)).send("GET", "/api/desk/me");
    const owner = await desk.as("owner");
    const week = {
      shifts: weekdays
        .filter((weekday) => profile.hours[weekday])
        .map((weekday) => ({
          weekday,
          from: profile.hours[weekday]?.opens ?? 0,
          to: profile.hours[weekday]?.closes ?? 0,
        })),
      onHolidays: true,
    };
    const { staff } = await owner.send("GET", "/api/desk/staff");
    for (const { id, role } of staff) {
      if (role === "office") await owner.send("PUT", `/api/desk/staff/${id}/duty-plan`, week);
      if (role === "inspector") {
        await owner.send("PUT", `/api/desk/staff/${id}/inspection-plan`, { plan: week });
      }
    }
    for (const role of staffRoles) {
      const { phone } = demoStaff[role];
      await (await desk.as(role)).send("PATCH", "/api/desk/me", { phone });
    }
  }

  /** Roofs of earlier months, which are on the site by now. */
  async function showFinishedRoofs(): Promise<void> {
    const [office, owner] = [await desk.as("office"), await desk.as("owner")];
    await playProjects(app, { office, owner }, { now: startsAt });
  }

  async function arrive(lead: DemoLead, index: number): Promise<void> {
    const { arrival } = lead;
    const person = personOf(lead, index);
    let appointmentId: string | undefined;
    if (arrival.by === "booking") {
      const { customerId } = await visitor.send("POST", "/api/customers/register", person);
      const booking = { ...person, ...timeOf(arrival), notes: arrival.notes ?? "", customerId };
      const { appointment } = await visitor.send("POST", "/api/appointments", booking);
      appointmentId = appointment.id;
    } else if (arrival.by === "contact") {
      const { service, timeline: projectTimeline, message } = arrival;
      const photos = await photosOf(arrival.photos);
      const form = { ...person, service, projectTimeline, message, photos };
      const inquiry = contactInquiry(contactForm.parse(form));
      await visitor.send("POST", "/api/customers/contact", inquiry);
    } else if (arrival.by === "emergency") {
      const form = { ...person, message: arrival.message, photos: await photosOf(arrival.photos) };
      const inquiry = emergencyInquiry(emergencyForm.parse(form), "");
      await visitor.send("POST", "/api/customers/contact", inquiry);
    } else if (arrival.by === "quiz") {
      const body = { ...quizOf(arrival.roof), source: "homepage_widget", customerInfo: person };
      await visitor.send("POST", "/api/customers/assessments", body);
    } else if (arrival.by === "call") {
      const taker = await desk.as(arrival.taker);
      await taker.send("POST", "/api/desk/leads", { ...person, message: arrival.message });
    } else {
      const form = {
        ...person,
        service: "other",
        message: arrival.message,
        website: "https://example.com",
      };
      const inquiry = contactInquiry(contactForm.parse(form));
      await visitor.send("POST", "/api/customers/contact", inquiry);
    }
    const { leads } = await (await desk.as("owner")).send("GET", "/api/desk/leads?list=all");
    if (leads[0]?.name !== lead.name)
      throw new Error(`The lead of ${lead.name} is not the newest.`);
    arrived.set(lead, { leadId: leads[0].id, ...(appointmentId && { appointmentId }) });
  }

  function arrivedOf(lead: DemoLead): Arrived {
    const found = arrived.get(lead);
    if (!found) throw new Error(`${lead.name} has a step before they arrive.`);
    return found;
  }

  async function take(step: DemoStep, lead: Arrived): Promise<void> {
    if (!("who" in step)) return takeAsVisitor(step, await appointmentOf(lead));
    const { send } = await desk.as(step.who);
    const path = `/api/desk/leads/${lead.leadId}`;
    if (step.does === "call") {
      await send("POST", `${path}/calls`, { outcome: step.outcome, note: step.note });
    } else if (step.does === "note") {
      await send("POST", `${path}/notes`, { text: step.text });
    } else if (step.does === "mail") {
      await send("POST", `${path}/mails`, { subject: step.subject, text: step.text });
    } else if (step.does === "change") {
      const { version } = (await send("GET", path)).lead;
      const { state, lostReason, assignee, followUp, dollars } = step;
      await send("PATCH", path, {
        ...{ version, state, lostReason },
        ...(assignee && { assigneeId: await desk.idOf(assignee) }),
        ...(dollars && { amountCents: dollars * 100 }),
        ...(followUp !== undefined && { followUpOn: calendar.dayOf(followUp) }),
      });
    } else if (step.does === "book") {
      await send("POST", `${path}/appointment`, timeOf(step));
    } else {
      const id = await appointmentOf(lead);
      const appointment = `/api/desk/appointments/${id}`;
      if (step.does === "progress") {
        await send("POST", `${appointment}/progress`, { progress: step.progress });
      } else if (step.does === "move") {
        const { sequence } = await shownOnCalendar(lead);
        await send("PATCH", appointment, { sequence, ...timeOf(step) });
      } else {
        await send("POST", `${appointment}/tell`, { by: "email" });
      }
    }
  }

  async function takeAsVisitor(step: Exclude<DemoStep, { who: StaffRole }>, id: string) {
    const path = `/api/appointments/${id}`;
    if (step.does === "visitor-moves") await visitor.send("PUT", path, timeOf(step));
    else if (step.does === "visitor-cancels") await visitor.send("DELETE", path);
    else await app.services.appointments.keep(id, "demo");
  }

  async function appointmentOf({ leadId, appointmentId }: Arrived): Promise<string> {
    if (appointmentId) return appointmentId;
    const { lead } = await (await desk.as("owner")).send("GET", `/api/desk/leads/${leadId}`);
    return lead.appointment.id;
  }

  /** The lead's appointment as the calendar shows it. */
  async function shownOnCalendar({ leadId }: Arrived) {
    const { send } = await desk.as("owner");
    const { lead } = await send("GET", `/api/desk/leads/${leadId}`);
    const { days } = await send("GET", `/api/desk/calendar?from=${lead.appointment.date}&days=1`);
    const found = days[0].appointments.find(({ id }: { id: string }) => id === lead.appointment.id);
    if (!found) throw new Error(`${lead.name} is not on the calendar.`);
    return found;
  }

  /** Closes the rain day and finds new times for whoever is on it: some are told, one is called, the rest is left to do. */
  function rain(): Happening[] {
    const office = () => desk.as("office");
    const item = async (name: string) => {
      const { send } = await office();
      const { reschedulings } = await send("GET", "/api/desk/reschedulings");
      const path = `/api/desk/reschedulings/${reschedulings[0].id}`;
      const { rescheduling } = await send("GET", path);
      const found = rescheduling.items.find(
        ({ appointment }: ReschedulingItem) => appointment.name === name,
      );
      if (!found) throw new Error(`${name} has no appointment on the rain day.`);
      return { path, appointmentId: found.appointment.id, version: found.version };
    };
    const at = (moment: DemoMoment, happens: () => Promise<void>) => ({
      at: calendar.instantOf(moment),
      happens,
    });
    return [
      at(rainDay.closedAt, async () => {
        const { send } = await office();
        const day = calendar.dayOf(rainDay.day);
        const { closure } = await send("POST", "/api/desk/closures", {
          ...{ firstDay: day, lastDay: day, fromSlot: null, toSlot: null, inspectorId: null },
          reason: rainDay.reason,
        });
        await send("POST", `/api/desk/closures/${closure.id}/rescheduling`);
      }),
      ...rainDay.told.map(({ name, at: moment, isKept }) =>
        at(moment, async () => {
          const { path, ...seen } = await item(name);
          await (await office()).send("POST", `${path}/send`, { items: [seen] });
          if (isKept) await app.services.appointments.keep(seen.appointmentId, "demo");
        }),
      ),
      at(rainDay.calledInstead.at, async () => {
        const { path, appointmentId, version } = await item(rainDay.calledInstead.name);
        const { send } = await office();
        await send("PATCH", `${path}/items/${appointmentId}`, { step: "call", version });
      }),
    ];
  }

  function timeOf({ day, slot }: DemoTime) {
    const time = profile.inspection.slots[demoSlots.indexOf(slot)] ?? slot;
    return { date: calendar.dayOf(day), timeSlot: slotLabel(time) };
  }

  async function photosOf(names: readonly string[] = []): Promise<string> {
    const ids: string[] = [];
    for (const name of names) {
      const { photo } = await visitor.sendPhoto(await picture(name));
      ids.push(photo.id);
    }
    return ids.join(" ");
  }
}

/** Who works at the desk, signed in again after a night, as sessions end when nobody uses them. */
function createDesk(app: DemoApp) {
  const browsers = new Map<StaffRole, DemoBrowser>();

  async function as(role: StaffRole): Promise<DemoBrowser> {
    const known = browsers.get(role);
    const isSignedIn = await known?.send("GET", "/api/desk/me").then(
      () => true,
      () => false,
    );
    if (known && isSignedIn) return known;
    const { name, email } = demoStaff[role];
    const token = await app.services.operator.invite({ name, email, role });
    const browser = await openBrowser(app);
    await browser.send("POST", "/api/desk/invitation", { token });
    browsers.set(role, browser);
    return browser;
  }

  return {
    as,
    async idOf(role: StaffRole): Promise<string> {
      const { me } = await (await as(role)).send("GET", "/api/desk/me");
      return me.id;
    },
  };
}

/** @param index of the lead, from which its phone number follows. */
function personOf(lead: DemoLead, index: number) {
  const first = demoLeads.findIndex(({ name }) => name === lead.name);
  const number = String(10 + (lead.again ? first : index)).padStart(2, "0");
  return {
    name: lead.name,
    email: `${lead.name.toLowerCase().replaceAll(" ", ".")}@example.com`,
    phone: `(571) 555-01${number}`,
    address: `${lead.street}, ${lead.town}`,
  };
}

/** A finished quiz whose answers all have about the same share of their question's score. */
function quizOf(roof: RoofCondition) {
  const share = { good: 0.2, worn: 0.6, failing: 1 }[roof];
  const chosen = questions.map(({ id, options }) => {
    const byScore = [...options].sort((one, other) => one.score - other.score);
    const { value, score } = byScore[Math.round((byScore.length - 1) * share)] ?? options[0];
    return [id, { value, score }] as const;
  });
  const result = assess(Object.fromEntries(chosen.map(([id, { value }]) => [id, value])));
  return { answers: Object.fromEntries(chosen), result };
}

/** A picture as a phone would send it. */
function picture(name: string): Promise<Buffer> {
  return sharp(`art/masters/${name}.jpg`).resize({ width: 1_600 }).jpeg({ quality: 80 }).toBuffer();
}
