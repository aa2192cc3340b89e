import { z } from "zod/mini";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { singleLine } from "#domain/person/contact-details.ts";
import { leadListQuery } from "./lead-list.ts";
import { leadRow } from "./lead-row.ts";

/* The desk's calls for lists of leads, their counts, saved views and the day. */

export const leadCounts = z.object({
  waiting: z.number(),
  /** The waiting leads past our own goal. */
  late: z.number(),
  /** Missing from an earlier release. */
  newBookings: z.optional(z.number()),
  followUp: z.number(),
  /** Missing from an earlier release. */
  notTold: z.optional(z.number()),
  spam: z.number(),
});

/** How fast leads were answered in the last seven days. */
export const answerFigures = z.object({
  answered: z.number(),
  /** Minutes of opening hours. Null when nothing was answered. */
  medianMinutes: z.nullable(z.number()),
  /** Share from 0 to 1; null when nothing was answered. */
  withinGoal: z.nullable(z.number()),
});

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's URL, without `?`. */
  query: z.string(),
});

const viewList = z.object({ success: z.literal(true), views: z.array(savedView) });

/** What somebody who goes to an appointment should know. */
export const briefing = z.object({
  leadId: z.string(),
  /** What the visitor wrote when booking, about the gate for example; empty without. */
  note: z.string(),
  /** The office's notes about the person, newest first. */
  officeNotes: z.array(z.string()),
  /** Of a lead that began with the quiz; otherwise empty. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** How many pictures came with the lead. Missing in a day that a browser has kept since the previous release. */
  photos: z.optional(z.number()),
  /** Whether nothing that we write reaches the person. Missing: something does. */
  isUnreachable: z.optional(z.boolean()),
});

export type Briefing = z.output<typeof briefing>;

export const leadListCalls = {
  list: {
    operation: "listLeads",
    does: "Lists leads, a page at a time.",
    needs: "leads",
    query: leadListQuery,
    response: z.object({
      success: z.literal(true),
      leads: z.array(leadRow),
      /** The `after` of the next page; null on the last one. */
      next: z.nullable(z.string()),
      /** How many leads the whole list has; only on the first page of one that a number has opened, with both days. */
      total: z.optional(z.number()),
    }),
  },
  counts: {
    operation: "countLeads",
    does: "Counts the leads that wait, and says how fast leads were answered in the last seven days.",
    needs: "leads",
    response: z.object({
      success: z.literal(true),
      counts: leadCounts,
      /** The waiting emergencies, the most urgent first. */
      emergencies: z.array(leadRow),
      figures: answerFigures,
    }),
  },
  day: {
    operation: "readDay",
    does: "Lists the appointments of a day: an inspector's own, or everybody's for the office.",
    needs: "day",
    query: z.object({ date: z.optional(z.string()) }),
    response: z.object({
      success: z.literal(true),
      date: z.string(),
      leads: z.array(leadRow),
      /**
       * The times of this day whose appointment was canceled or moved in the last two days. The lead's own appointment
       * says when it is now, perhaps on the same day.
       */
      gone: z.array(z.object({ timeSlot: slotLabelField, lead: leadRow })),
      /** One for each of `leads`. Missing in a day that a browser has kept since the previous release. */
      briefings: z.optional(z.array(briefing)),
      /** The day that is proposed to follow up on what is quoted now. Missing in a day that a browser has kept since the previous release. */
      quoteFollowUp: z.optional(z.string()),
    }),
  },
  views: {
    operation: "listViews",
    does: "Lists the caller's saved views of the list of leads.",
    needs: "leads",
    response: viewList,
  },
  saveView: {
    operation: "saveView",
    does: "Saves a view of the list of leads.",
    needs: "leads",
    refuses: [409],
    body: z.object({
      name: singleLine({ label: "Name", required: "Name is required", max: 40 }),
      query: z.string().check(z.maxLength(500)),
    }),
    response: viewList,
  },
  deleteView: {
    operation: "deleteView",
    does: "Deletes a saved view.",
    needs: "leads",
    params: z.object({ id: z.string() }),
    response: z.object({ success: z.literal(true) }),
  },
} as const;
