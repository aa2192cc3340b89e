import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppointmentTime as Time } from "#domain/appointment/appointment-form.ts";
import { isUntold } from "#domain/appointment/told-time.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import {
  type DeskCalendar,
  startDeskCalendar,
  thursday,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import {
  isAnswered,
  type LeadHappening,
  type LeadSituation,
  situationAfter,
} from "#tests/support/lead-situation.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const first: Time = { date: calendarDay(wednesday), timeSlot: "09:00" };
const times: Time[] = [
  first,
  { date: calendarDay(wednesday), timeSlot: "14:00" },
  { date: calendarDay(thursday), timeSlot: "11:00" },
];
const labeled = ({ date, timeSlot }: Time) => ({ date, timeSlot: slotLabel(timeSlot) });

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant("move" as const), to: fc.nat(2) }) },
  fc.record({ does: fc.constant("visitor-move" as const), to: fc.nat(2) }),
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...(["tell-mail", "tell", "keep", "voicemail", "reached", "wait", "undo"] as const),
      )
      .map((does) => ({ does })),
  },
  fc.constantFrom(...(["cancel", "visitor-cancel"] as const)).map((does) => ({ does })),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(engines)(
  "whatever the desk and a visitor do with an appointment, on %s",
  (engine) => {
    let desk: DeskCalendar;
    let people = 0;

    beforeAll(async () => {
      desk = await startDeskCalendar(engine);
    });
    afterAll(() => desk.stop());

    it("its columns, its lead, the list and the visitor's page follow from one rule", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
          await live(steps);
        }),
        {
          numRuns: engine === "sqlite" ? 12 : 6,
          examples: [
            [[{ does: "move", to: 1 }, { does: "tell-mail" }, { does: "undo" }]],
            [[{ does: "move", to: 1 }, { does: "tell-mail" }, { does: "wait" }, { does: "undo" }]],
            [[{ does: "move", to: 1 }, { does: "keep" }, { does: "cancel" }]],
            [[{ does: "move", to: 2 }, { does: "visitor-move", to: 2 }, { does: "reached" }]],
          ],
        },
      );
    });

    async function live(steps: readonly Step[]): Promise<void> {
      people += 1;
      if (!first) throw new Error("no time");
      const details = { ...person(people), name: `Pat ${people} Miller` };
      const booked = await book(desk.visitor, labeled(first), details);
      expect(booked.status).toBe(201);
      const { id } = booked.body.appointment;
      const { leadId } = await shownAnywhere(id);
      let known = situationAfter(
        { time: null, believed: null, answer: "none", confirmation: "none" },
        { is: "agreed", time: first, with: "confirmation" },
      );
      /** What the person believed before our mail told them, which may not have left. */
      let mailed: { believed: Time; at: number } | null = null;
      const happen = (happening: LeadHappening) => {
        known = situationAfter(known, happening);
      };
      const takeBackMail = () => {
        const isHeld = mailed && desk.server.clock.now.getTime() - mailed.at < 10_000;
        if (mailed && isHeld) happen({ is: "unsent", believed: mailed.believed });
        mailed = null;
      };
      for (const one of steps) {
        desk.pass(1);
        if (known.time === null) break;
        await act(one, { id, leadId });
        await agrees({ id, leadId }, known);
      }
      const { status, sequence } = await shownAnywhere(id);
      if (status === "booked") await desk.act(id, "cancel", { sequence, reason: "" });
      await desk.act(id, "tell", { by: "otherwise" });

      async function act(
        one: Step,
        { id: appointment, leadId: lead }: { id: string; leadId: string },
      ) {
        const { sequence: seen } = await shownAnywhere(appointment);
        const onLead = (outcome: string) =>
          desk.ben.send("POST", `/api/desk/leads/${lead}/calls`, { outcome, note: "" });
        const move = async (to: Time) => {
          const isThere = JSON.stringify(to) === JSON.stringify(known.time);
          expect((await desk.move(appointment, { sequence: seen, ...labeled(to) })).status).toBe(
            200,
          );
          if (isThere) return;
          takeBackMail();
          happen({ is: "moved", time: to });
        };
        switch (one.does) {
          case "move":
            return move(times[one.to] ?? first);
          case "undo":
            return move(mailed?.believed ?? known.believed ?? first);
          case "tell-mail": {
            const { believed } = known;
            await desk.act(appointment, "tell", { by: "email" });
            if (believed && isUntold(known))
              mailed = { believed, at: desk.server.clock.now.getTime() };
            return happen({ is: "told" });
          }
          case "tell":
            await desk.act(appointment, "tell", { by: "otherwise" });
            return happen({ is: "told" });
          case "keep": {
            const { time } = known;
            if (!time) return;
            await desk.server.app.services.appointments.keep(appointment, "192.0.2.1", time);
            return happen({ is: "kept" });
          }
          case "voicemail":
            await onLead("voicemail");
            return happen({ is: "answered" });
          case "reached":
            await onLead("reached");
            return happen({ is: "answered" });
          case "wait":
            return desk.pass(15);
          case "visitor-move": {
            const time = times[one.to] ?? first;
            const isKnown = !isUntold(known) && JSON.stringify(time) === JSON.stringify(known.time);
            const path = `/api/appointments/${appointment}`;
            expect((await desk.visitor.send("PUT", path, labeled(time))).status).toBe(200);
            if (isKnown) return;
            mailed = null;
            return happen({ is: "agreed", time, with: "confirmation" });
          }
          case "cancel":
            await desk.act(appointment, "cancel", { sequence: seen, reason: "" });
            takeBackMail();
            return happen({ is: "canceled" });
          case "visitor-cancel":
            await desk.visitor.send("DELETE", `/api/appointments/${appointment}`);
            return happen({ is: "called-off" });
        }
      }
    }

    async function agrees(
      { id, leadId }: { id: string; leadId: string },
      known: LeadSituation,
    ): Promise<void> {
      const card = await shownAnywhere(id);
      const untold = isUntold(known);
      expect(card.toldTime).toEqual(untold && known.believed ? labeled(known.believed) : null);
      const lead = await readLeadAs(desk.owner, leadId);
      expect(lead.answeredAt !== null).toBe(isAnswered(known));
      expect(lead.untold !== undefined).toBe(untold);
      expect(lead.untoldAppointments?.length).toBe(untold ? 1 : 0);
      if (untold) expect(lead.followUpReason).toBe("unconfirmed");
      const { leads } = (await desk.ben.send("GET", "/api/desk/leads?list=not-told")).body;
      expect(leads.map(({ id: one }: { id: string }) => one)).toEqual(untold ? [leadId] : []);
      const { appointment } = (await desk.visitor.send("GET", `/api/appointments/${id}`)).body;
      if (known.time === null) return expect(appointment.status).toBe("cancelled");
      expect(appointment).toMatchObject(labeled(known.believed ?? known.time));
      expect(appointment.proposed).toEqual(untold ? labeled(known.time) : undefined);
      expect(slotOfLabel(card.timeSlot)).toBe(known.time.timeSlot);
    }

    /** The appointment on whichever of the days it is. */
    async function shownAnywhere(id: string) {
      const shown = (await desk.shown(id, wednesday)) ?? (await desk.shown(id, thursday));
      if (!shown) throw new Error("no such appointment");
      return shown;
    }
  },
);
