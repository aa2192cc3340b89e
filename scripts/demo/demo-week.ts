import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { InquiryService, ProjectTimeline } from "#domain/inquiry/inquiry-choices.ts";
import type { CallOutcome, LeadState, LostReason } from "#domain/lead/lead.ts";
import type { StaffRole } from "#domain/staff/staff.ts";

/* What the invented week consists of. Its leads are in demo-leads.ts; play-week.ts plays it. */

/** Who works at the desk: one of each role. */
export const demoStaff = {
  owner: { name: "Olivia Hart", email: "olivia@example.com", phone: "(703) 555-0101" },
  office: { name: "Ben Carter", email: "ben@example.com", phone: "(703) 555-0102" },
  inspector: { name: "Dana Ruiz", email: "dana@example.com", phone: "(703) 555-0103" },
} as const satisfies Record<StaffRole, { name: string; email: string; phone: string }>;

/**
 * A working day by its distance from today: 0 is today, or the next day on which the business is open; 1 is the working day
 * after that, -1 the last one before today.
 */
export type WorkingDay = number;

/** A moment of the week: on a working day by the clock, or so many minutes before the demo starts. */
export type DemoMoment = { day: WorkingDay; minute: number } | { minutesAgo: number };

/** The first times of a day, whichever those are where the demo is played. */
export const demoSlots: readonly Slot[] = ["09:00", "10:00", "11:00", "13:00"];

export type DemoTime = { day: WorkingDay; slot: Slot };

/** The six answers of the quiz, by what they say of the roof. */
export type RoofCondition = "good" | "worn" | "failing";

/** How a lead begins. Photos are names of pictures in art/masters. */
type DemoArrival =
  | ({ by: "booking"; notes?: string } & DemoTime)
  | {
      by: "contact";
      service: InquiryService;
      timeline?: ProjectTimeline;
      message: string;
      photos?: readonly string[];
    }
  | { by: "emergency"; message: string; photos?: readonly string[] }
  | { by: "quiz"; roof: RoofCondition }
  | { by: "call"; taker: StaffRole; message: string }
  /** A form that a program filled in. */
  | { by: "bot"; message: string };

/** What somebody at the desk does with a lead. */
type DemoDeed =
  | { does: "call"; outcome: CallOutcome; note: string }
  | { does: "note"; text: string }
  | { does: "mail"; subject: string; text: string }
  | {
      does: "change";
      state?: LeadState;
      lostReason?: LostReason;
      assignee?: StaffRole;
      followUp?: WorkingDay;
      dollars?: number;
    }
  | ({ does: "book" } & DemoTime)
  /** Nobody tells the person, unless a later step does. */
  | ({ does: "move" } & DemoTime)
  | { does: "tell" }
  | { does: "progress"; progress: Exclude<AppointmentProgress, "booked" | "on-the-way"> };

/** What the visitor does with the appointment. */
type VisitorDeed =
  | ({ does: "visitor-moves" } & DemoTime)
  | { does: "visitor-cancels" }
  | { does: "visitor-confirms" };

/** A step that would lie ahead of now is left out: an inspection at three is not over at noon. */
export type DemoStep = { at: DemoMoment } & ((DemoDeed & { who: StaffRole }) | VisitorDeed);

export type DemoLead = {
  name: string;
  street: string;
  /** With its ZIP code. */
  town: string;
  /** Somebody who wrote before has the same phone and mailbox; absent: a new person. */
  again?: true;
  at: DemoMoment;
  arrival: DemoArrival;
  steps?: readonly DemoStep[];
};

/** @param hours of the business's clock. */
export function on(day: WorkingDay, hours: number, minutes = 0): DemoMoment {
  return { day, minute: hours * 60 + minutes };
}

export function ago(minutesAgo: number): DemoMoment {
  return { minutesAgo };
}

/** The day on which rain keeps everybody off the roofs, and what the office has done about it. */
export const rainDay = {
  day: 2,
  reason: "Rain all day",
  closedAt: ago(170),
  /** People on that day, in the order of their times. Whoever is not named has yet to be decided about. */
  told: [
    { name: "Priya Raman", at: ago(150), isKept: true },
    { name: "Walter Nyland", at: ago(150), isKept: false },
  ],
  calledInstead: { name: "Greta Solberg", at: ago(140) },
} as const satisfies {
  day: WorkingDay;
  reason: string;
  closedAt: DemoMoment;
  told: readonly { name: string; at: DemoMoment; isKept: boolean }[];
  calledInstead: { name: string; at: DemoMoment };
};
