import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { leadKinds, lostReasons } from "./lead.ts";
import { numberPeriods } from "./number-periods.ts";

/* The desk's call for the owner's numbers. Each counts the list of leads that `number-lists.ts` names. */

const days = z.object({ from: z.string(), to: z.string() });

/** What is counted of the leads that arrived in a period, without spam. */
export const leadFigures = z.object({
  leads: z.number(),
  /** First answers by us to leads other than calls, which are answered at once. */
  answered: z.number(),
  withinGoal: z.number(),
  /** Minutes to the first answer as the clocks count them; null when nothing was answered. */
  medianMinutes: z.nullable(z.number()),
  waiting: z.number(),
  booked: z.number(),
  held: z.number(),
  noShow: z.number(),
  quoted: z.number(),
  won: z.number(),
  lost: z.number(),
});

export type LeadFigures = z.output<typeof leadFigures>;

/** Of the leads that a figure counts: what was said of their amounts, in whole cents, and of how many of them. */
const sum = z.object({ cents: z.number(), leads: z.number() });

/** `open`: quoted, and neither won nor lost since. */
const amounts = { quoted: sum, open: sum, won: sum };

/** `chosen`: what its person has said on their page that they want, on paper or not yet. */
export const leadAmounts = z.object({ ...amounts, chosen: sum });

export type LeadAmounts = z.output<typeof leadAmounts>;

/** Leads of one source or one person. */
const share = { leads: z.number(), booked: z.number(), won: z.number() };

export const leadNumbers = z.object({
  period: z.enum(numberPeriods),
  days,
  /** The days of the period before. */
  before: days,
  figures: leadFigures,
  figuresBefore: leadFigures,
  amounts: leadAmounts,
  amountsBefore: leadAmounts,
  /** What the leads of one came to, the most first; those of which nothing was quoted are missing. */
  amountsBy: z.object({
    people: z.array(z.object({ id: z.nullable(z.string()), name: z.string(), ...amounts })),
    sources: z.array(z.object({ source: z.string(), ...amounts })),
    kinds: z.array(z.object({ kind: z.enum(leadKinds), ...amounts })),
  }),
  /** Those that occur, most first. */
  lost: z.array(z.object({ reason: z.enum(lostReasons), leads: z.number() })),
  /** By source (lead-sources.ts), most first; at most `mostSources`. */
  sources: z.array(z.object({ source: z.string(), ...share })),
  /** Leads of further sources, too rare to be listed. */
  otherSources: z.number(),
  /** By assignee, most first; null: nobody has them. */
  people: z.array(
    z.object({ id: z.nullable(z.string()), name: z.string(), ...share, waiting: z.number() }),
  ),
  /** Hours of the week in which leads arrived: 0 for Sunday, 0 to 23 as our clocks show. */
  hours: z.array(z.object({ weekday: z.number(), hour: z.number(), leads: z.number() })),
});

export type LeadNumbers = z.output<typeof leadNumbers>;

export const numbersContract = {
  "/desk/numbers": {
    get: {
      operation: "readNumbers",
      does: "Counts the leads of a period and of the one before, for the owner.",
      needs: "numbers",
      query: z.object({ period: z._default(z.enum(numberPeriods), "this-week") }),
      response: z.object({ success: z.literal(true), numbers: leadNumbers }),
    },
  },
} as const satisfies ApiContractTable;
