import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { calendarContract } from "#domain/appointment/calendar-contract.ts";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import { searchQuery } from "#domain/lead/search-contract.ts";
import { staffContract } from "./staff-contract.ts";

/*
 * The desk's lists as CSV, with the filters of the list and without its pages. Whoever may see a list may download it.
 * Each download is audited with its number of rows and its filters.
 */

/** Most lines of one download; a longer list is cut, which its last line says. */
export const mostDownloaded = { leads: 100_000, search: 2_000, audit: 20_000 } as const;

const { from, days } = calendarContract["/desk/calendar"].get.query.shape;
/** Instead of an inspector's id: those that have none. */
export const unassigned = "unassigned";
/** An inspector's id, or `unassigned`. Missing: everybody's. */
const inspectorId = z.optional(z.string().check(z.maxLength(100)));
const { leadId, staffId } = staffContract["/desk/audit"].get.query.shape;

const csv = { response: z.unknown(), media: "text/csv" } as const;

export const downloadsContract = {
  "/desk/downloads/leads": {
    get: {
      operation: "downloadLeads",
      does: "Downloads the list of leads as CSV.",
      needs: "leads",
      needsProof: true,
      query: z.omit(leadListQuery, { after: true }),
      ...csv,
    },
  },
  "/desk/downloads/search": {
    get: {
      operation: "downloadSearch",
      does: "Downloads what a search finds as CSV.",
      needs: "leads",
      needsProof: true,
      query: z.omit(searchQuery, { after: true }),
      ...csv,
    },
  },
  "/desk/downloads/calendar": {
    get: {
      operation: "downloadCalendar",
      does: "Downloads the appointments of some days as CSV.",
      needs: "leads",
      needsProof: true,
      query: z.object({ from, days, inspectorId }),
      ...csv,
    },
  },
  "/desk/downloads/audit": {
    get: {
      operation: "downloadAudit",
      does: "Downloads the audit trail as CSV.",
      needs: "staff",
      needsProof: true,
      query: z.object({ leadId, staffId }),
      ...csv,
    },
  },
} as const satisfies ApiContractTable;
