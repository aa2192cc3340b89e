import { dayText } from "#content/en/desk/day-text.ts";
import { looseEndLine as words } from "#content/en/desk/loose-ends.ts";
import { followUpButton, tellButtons } from "#content/en/desk/several-rooms.ts";
import { deskClient } from "#desk/desk-client.ts";
import { type LooseEndPress, looseEndPresses } from "#domain/lead/loose-ends.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import type { Repeatable } from "./sent-presses.ts";

/** Something that ends a loose end, and what its button says. */
export type ShownPress = { press: LooseEndPress; name: string };

/** The presses that a loose end has now, the most likely first. Nobody is written to without an address or texts. */
export function pressesOf(end: ListedEnd): ShownPress[] {
  const presses: readonly LooseEndPress[] = looseEndPresses[end.kind];
  return presses.flatMap((press): ShownPress[] => {
    if (press === "mail" && !end.appointment?.email) {
      return end.appointment?.getsTexts ? [{ press, name: tellButtons.ourText }] : [];
    }
    if (press === "assign") {
      return end.inspector ? [{ press, name: words.assign(end.inspector.name) }] : [];
    }
    if (press === "somebody-else" && end.inspector) return [];
    const followUp = end.proposedFollowUp;
    if (press === "follow-up") {
      return followUp ? [{ press, name: followUpButton(dayText(followUp)) }] : [];
    }
    if (press === "unreachable" && followUp) return [];
    return [{ press, name: words.presses[press] }];
  });
}

/**
 * Does what a press says, by the call that does it everywhere else.
 * @param repeatable Makes the header by which the server knows a press that is made again (`createSentPresses`).
 * @throws ApiFailure
 */
export async function endLooseEnd(
  { key, lead, appointment, inspector, proposedFollowUp }: ListedEnd,
  press: LooseEndPress,
  repeatable: Repeatable,
): Promise<void> {
  const ofLead = (body?: object) => ({ path: { id: lead.id }, header: repeatable(body) });
  const ofVisit = (body: object) => ({
    path: { id: appointment?.id ?? "" },
    header: repeatable(body),
  });
  const { version } = lead;
  switch (press) {
    case "mail":
    case "told": {
      const body = { by: press === "mail" ? ("email" as const) : ("otherwise" as const) };
      await deskClient.POST("/desk/appointments/{id}/tell", { params: ofVisit(body), body });
      return;
    }
    case "release":
      await deskClient.POST("/desk/leads/{id}/release", { params: ofLead() });
      return;
    case "reached": {
      const body = { outcome: "reached" as const, note: "" };
      await deskClient.POST("/desk/leads/{id}/calls", { params: ofLead(body), body });
      return;
    }
    case "confirmed":
    case "done":
    case "no-show": {
      // Whoever was there may have said otherwise meanwhile.
      const body = { progress: press, seen: appointment?.progress };
      await deskClient.POST("/desk/appointments/{id}/progress", { params: ofVisit(body), body });
      return;
    }
    case "assign": {
      if (!appointment || !inspector) return;
      const { sequence, date, timeSlot } = appointment;
      const body = { sequence, date, timeSlot, inspectorId: inspector.id, anyway: false };
      await deskClient.PATCH("/desk/appointments/{id}", { params: ofVisit(body), body });
      return;
    }
    case "somebody-else": {
      const body = { key, reason: "done" as const, text: words.presses[press] };
      await deskClient.POST("/desk/leads/{id}/loose-ends/leave", { params: ofLead(body), body });
      return;
    }
    case "quoted": {
      const body = { version, state: "quoted" as const };
      await deskClient.PATCH("/desk/leads/{id}", { params: ofLead(body), body });
      return;
    }
    case "opened":
      await deskClient.POST("/desk/leads/{id}/photos-opened", { params: ofLead() });
      return;
    case "follow-up": {
      const body = { version, followUpOn: proposedFollowUp };
      await deskClient.PATCH("/desk/leads/{id}", { params: ofLead(body), body });
      return;
    }
    case "unreachable": {
      const body = { version, state: "lost" as const, lostReason: "unreachable" as const };
      await deskClient.PATCH("/desk/leads/{id}", { params: ofLead(body), body });
      return;
    }
  }
}
