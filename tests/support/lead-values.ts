import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { Me } from "#domain/staff/staff-contract.ts";

/*
 * What the desk gets from the API, whole and ordinary but for what a test says. A key that every such value has is added here.
 */

/** A lead of a list: Ada's new inquiry, which nobody has answered. */
export function someLeadRow(own: Partial<LeadRow> = {}): LeadRow {
  return {
    ...{ id: "lead-1", number: 1_042, kind: "inquiry", state: "new", version: 1, ofPerson: 1 },
    ...{ name: "Ada", phone: "", email: "", address: "", asked: "" },
    ...{ emergency: false, suspected: false, lostReason: null, assignee: null },
    ...{ followUpOn: null, followUpReason: null, returned: null, appointment: null },
    ...{ arrivedAt: "2026-06-02T16:00:00.000Z", answerBy: "2026-06-02T16:05:00.000Z" },
    ...{ promiseBy: "2026-06-03T16:00:00.000Z", answeredAt: null, answerMinutes: null },
    ...own,
  };
}

/** The same lead as its page shows it: she wrote nothing, and nothing has happened to it. */
export function someLead(own: Partial<Lead> = {}): Lead {
  return {
    ...someLeadRow(),
    ...{ subject: "", message: "", source: "Contact form", cameFrom: "", assessment: null },
    ...{ timeline: [], personId: null, others: [], possiblySame: [], present: [] },
    ...{ textObstacle: null, wantsEarlier: false },
    ...own,
  };
}

/** Ines, an inspector who is signed in and off duty. */
export function someInspector(own: Partial<Me> = {}): Me {
  return {
    ...{ id: "ines", name: "Ines", email: "ines@office.example", role: "inspector", phone: "" },
    ...{ isActive: true, isOnDuty: false, onDutyUntil: null, nextDutyAt: null },
    ...{ dutyPlan: { shifts: [], onHolidays: false }, inspectionPlan: null },
    ...{ alertsMutedUntil: null, permissions: ["day"], hasPasskey: false, getsNumbersMail: true },
    visitorsGetTexts: false,
    ...own,
  };
}
