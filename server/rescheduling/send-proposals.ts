import type { Rescheduling } from "#domain/appointment/rescheduling-contract.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { proposeAgain } from "./propose-again.ts";
import { moveAndTell } from "./rescheduled-person.ts";
import { ReschedulingConflict } from "./rescheduling-conflict.ts";
import { knownRescheduling, readRescheduling } from "./shown-rescheduling.ts";
import { lockUndecided, type SeenItem } from "./undecided-person.ts";

type Deps = DeskDeps & {
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "changed">;
};

type Sent = {
  moved: string[];
  refused: { appointmentId: string; error: string }[];
  rescheduling: Rescheduling;
};

/**
 * Moves each of these people and mails them, one transaction for each: what happens to one does not undo another. Whoever's
 * time is gone stays, with a new proposal.
 * @throws Refusal 404 when unknown.
 */
export async function send(
  deps: Deps,
  call: DeskCall,
  id: string,
  items: readonly SeenItem[],
): Promise<Sent> {
  const { database } = deps.connection;
  const moved: Sent["moved"] = [];
  const refused: Sent["refused"] = [];
  await knownRescheduling(database, id);
  for (const seen of items) {
    const { appointmentId } = seen;
    try {
      await sendOne(deps, call, id, seen);
      moved.push(appointmentId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ appointmentId, error: error.message });
      const isTimeGone = error instanceof AppointmentConflict || error.status === 400;
      if (isTimeGone) await proposeAgain(deps, { id, appointmentId });
    }
  }
  deps.availability.changed();
  return { moved, refused, rescheduling: await readRescheduling(database, id, deps.mailOptions) };
}

async function sendOne(deps: Deps, call: DeskCall, id: string, seen: SeenItem): Promise<void> {
  // A repeat of the call goes on where the first one was cut off.
  const name = `${call.name} ${seen.appointmentId}`;
  const { mailOptions } = deps;
  await deskWork(deps, { ...call, name, body: seen }, async (transaction, doing) => {
    const person = await lockUndecided(transaction, id, seen);
    if (person.item.state !== "proposed") {
      throw new ReschedulingConflict(`${person.row.name} is not to be written to.`);
    }
    await moveAndTell(transaction, person, { mailOptions, doing });
    await addCalendarChange(transaction, doing.now);
    return seen.appointmentId;
  });
}
