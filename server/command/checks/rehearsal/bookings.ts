import { slotLabel } from "#domain/calendar/slot.ts";
import { type Finding, fault, ok, warn } from "#server/command/checks/finding.ts";
import type { Stage } from "./stage.ts";

const people = 20;

/** Twenty people press at once for the same time: as many get it as there are places, and everybody else is told. */
export async function rehearseBookings({ app, post }: Stage): Promise<Finding> {
  const { availability } = app.services;
  const day = await availability.nextFreeDay();
  const slot = day && (await availability.slotsOn(day)).availableSlots[0];
  if (!day || !slot) {
    return warn(
      "no time can be booked in an empty calendar: look at hours, inspectors and closures at the desk",
    );
  }
  const bookings = Array.from({ length: people }, async (_, index) => {
    const person = {
      name: `Rehearsal ${index + 1}`,
      email: `rehearsal-${index + 1}@example.com`,
      phone: "(202) 555-0143",
      address: "1 Example Street, Example, 20001",
    };
    const { body } = await post("/api/customers/register", person);
    return post("/api/appointments", {
      ...person,
      customerId: body.customerId,
      date: day,
      timeSlot: slotLabel(slot),
    });
  });
  const answers = await Promise.all(bookings);
  const booked = answers.filter(({ status }) => status === 201).length;
  const others = answers.filter(({ status }) => status !== 201 && status !== 409);
  const places = await availability.places(day, slot);
  const isStillOffered = (await availability.slotsOn(day)).availableSlots.includes(slot);
  if (others.length > 0) {
    return fault(
      `of ${people} bookings at once ${others.length} failed (${others[0]?.status}: ${others[0]?.body.error}): look at the database's log, and at its limit of connections`,
    );
  }
  if (booked !== Math.min(places, people) || isStillOffered !== places > people) {
    return fault(
      `of ${people} bookings at once of a time with ${places} places ${booked} were taken: take bookings by phone, and tell whoever makes your releases`,
    );
  }
  const told = people - booked;
  return ok(
    `${people} people booked one time at once: ${booked} got its ${booked === 1 ? "place" : "places"}, ${told} were told that it is taken`,
  );
}
