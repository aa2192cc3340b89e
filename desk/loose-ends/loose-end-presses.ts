import type { DeskClient } from "#api-client/api-client.ts";
import { dayText } from "#content/en/desk/day-text.ts";
import { looseEndLine as words } from "#content/en/desk/loose-ends.ts";
import { followUpButton, tellButtons } from "#content/en/desk/several-rooms.ts";
import type { LostReason } from "#domain/lead/lead.ts";
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
    if (press === "close" && !end.isInVain) return [];
    return [{ press, name: words.presses[press] }];
  });
}

/** A press with what it has asked. What `quoted` asks is sent like every outcome (`desk/unsent`). */
export type Pressed =
  | { press: Exclude<LooseEndPress, "quoted" | "close"> }
  | { press: "close"; lostReason: LostReason };

/**
 * Does what a press says, by the call that does it everywhere else.
 * @param repeatable Makes the header by which the server knows a press that is made again (`createSentPresses`).
 * @throws ApiFailure
 */
export async function endLooseEnd(
  { key, lead, appointment, inspector, proposedFollowUp }: ListedEnd,
  pressed: Pressed,
  { client, repeatable }: { client: DeskClient; repeatable: Repeatable },
): Promise<void> {
  const ofLead = (body?: object) => ({ path: { id: lead.id }, header: repeatable(body) });
  const ofVisit = (body: object) => ({
    path: { id: appointment?.id ?? "" },
    header: repeatable(body),
  });
  const { version } = lead;
  switch (pressed.press) {
    case "mail":
    case "told": {
      const body = { by: pressed.press === "mail" ? ("email" as const) : ("otherwise" as const) };
      await client.POST("/desk/appointments/{id}/tell", { params: ofVisit(body), body });
      return;
    }
    case "release":
      await client.POST("/desk/leads/{id}/release", { params: ofLead() });
      return;
    case "reached": {
      const body = { outcome: "reached" as const, note: "" };
      await client.POST("/desk/leads/{id}/calls", { params: ofLead(body), body });
      return;
    }
    case "confirmed":
    case "done":
    case "no-show": {
      // Whoever was there may have said otherwise meanwhile.
      const body = { progress: pressed.press, seen: appointment?.progress };
      await client.POST("/desk/appointments/{id}/progress", { params: ofVisit(body), body });
      return;
    }
    case "assign": {
      if (!appointment || !inspector) return;
      const { sequence, date, timeSlot } = appointment;
      const body = { sequence, date, timeSlot, inspectorId: inspector.id, anyway: false };
      await client.PATCH("/desk/appointments/{id}", { params: ofVisit(body), body });
      return;
    }
    case "somebody-else": {
      const body = { key, reason: "somebody-else-goes" as const, text: "" };
      await client.POST("/desk/leads/{id}/loose-ends/leave", { params: ofLead(body), body });
      return;
    }
    case "opened":
      await client.POST("/desk/leads/{id}/photos-opened", { params: ofLead() });
      return;
    case "follow-up": {
      const body = { version, followUpOn: proposedFollowUp };
      await client.PATCH("/desk/leads/{id}", { params: ofLead(body), body });
      return;
    }
    case "close": {
      const body = { version, state: "lost" as const, lostReason: pressed.lostReason };
      await client.PATCH("/desk/leads/{id}", { params: ofLead(body), body });
      return;
    }
  }
}
