import type { OpenRescheduling } from "#domain/appointment/rescheduling-contract.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findOpenReschedulings } from "#server/appointment/reschedulings-repository.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { change, type ItemChange } from "./change-item.ts";
import { send } from "./send-proposals.ts";
import { readRescheduling, shownOpen } from "./shown-rescheduling.ts";
import { start } from "./start-rescheduling.ts";
import type { SeenItem } from "./undecided-person.ts";

/** What choosing new times and sending them needs. */
type ReschedulingDeps = DeskDeps & {
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "changed">;
};

export type ReschedulingServices = ReturnType<typeof createReschedulingServices>;

/** Moving appointments out of closed hours. Nothing is moved or mailed before `send`, but what was agreed on the phone. */
export function createReschedulingServices(deps: ReschedulingDeps) {
  const { database } = deps.connection;

  return {
    start: (call: DeskCall, closureId: string) => start(deps, call, closureId),
    listOpen: () => listOpen(deps),
    read: (id: string) => readRescheduling(database, id, deps.mailOptions),
    change: (call: DeskCall, id: string, appointmentId: string, wanted: ItemChange) =>
      change(deps, call, { id, appointmentId }, wanted),
    send: (call: DeskCall, id: string, items: readonly SeenItem[]) => send(deps, call, id, items),
  };
}

/** The open ones, the oldest first. */
async function listOpen({
  connection,
  mailOptions,
}: ReschedulingDeps): Promise<OpenRescheduling[]> {
  const { database } = connection;
  return shownOpen(database, await findOpenReschedulings(database), mailOptions);
}
