import type { OpenRescheduling } from "#domain/appointment/rescheduling-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { createDeskTimes } from "#server/appointment/desk-times.ts";
import { findOpenReschedulings } from "#server/appointment/reschedulings-repository.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { Log } from "#server/lead/timeline-entries.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { createDeskWork } from "#server/submission/desk-work.ts";
import { change, type ItemChange } from "./change-item.ts";
import { send } from "./send-proposals.ts";
import { readRescheduling, shownOpen } from "./shown-rescheduling.ts";
import { start } from "./start-rescheduling.ts";
import type { SeenItem } from "./undecided-person.ts";

export type ReschedulingServices = ReturnType<typeof createReschedulingServices>;

/** Moving appointments out of closed hours. Nothing is moved or mailed before `send`, but what was agreed on the phone. */
export function createReschedulingServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
  log: Log;
}) {
  const { database } = parts.connection;
  const deps = { ...parts, once: createDeskWork(parts), times: createDeskTimes(parts) };

  return {
    start: (call: DeskCall, closureId: string) => start(deps, call, closureId),
    listOpen: () => listOpen(database),
    read: (id: string) => readRescheduling(database, id),
    change: (call: DeskCall, id: string, appointmentId: string, wanted: ItemChange) =>
      change(deps, call, { id, appointmentId }, wanted),
    send: (call: DeskCall, id: string, items: readonly SeenItem[]) => send(deps, call, id, items),
  };
}

/** The open ones, the oldest first. */
async function listOpen(database: Database): Promise<OpenRescheduling[]> {
  return shownOpen(database, await findOpenReschedulings(database));
}
