import { sql } from "kysely";
import { type OnDuty, ordinaryEvery } from "#domain/lead/alert-rules.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { momentOf } from "#server/database/stored-duty.ts";

/** Somebody on duty, as the rules for alerts see them. */
export function asOnDuty(staff: StaffTable): OnDuty {
  return {
    id: staff.id,
    turn: staff.alert_turn ?? 0,
    ordinaryAlertAt: momentOf(staff.ordinary_alert_at),
    mutedUntil: momentOf(staff.alerts_muted_until),
  };
}

/**
 * Claims the one ordinary alert that a person gets in five minutes. Returns false when another process has sent them
 * one, and while another session has locked their row.
 */
export async function claimOrdinaryAlert(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  staffId: string,
  now: Date,
): Promise<boolean> {
  const latest = new Date(now.getTime() - ordinaryEvery).toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable("staff")
    .set({ ordinary_alert_at: now.toISOString(), alert_turn: nextTurn })
    .where("id", "in", (person) =>
      person
        .selectFrom("staff")
        .select("id")
        .where("id", "=", staffId)
        .where((row) =>
          row.or([row("ordinary_alert_at", "is", null), row("ordinary_alert_at", "<=", latest)]),
        )
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a claimed alert back that turned out to have nothing to say, in its transaction. */
export async function returnOrdinaryAlert(
  transaction: DatabaseTransaction,
  { id, ordinary_alert_at, alert_turn }: StaffTable,
): Promise<void> {
  const before = { ordinary_alert_at, alert_turn };
  await transaction.updateTable("staff").set(before).where("id", "=", id).execute();
}

/** Moves somebody to the end of the order. An emergency does not wait for their row: if it is locked, they stay. */
export async function endTurn(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  staffId: string,
): Promise<void> {
  await transaction
    .updateTable("staff")
    .set({ alert_turn: nextTurn })
    .where("id", "in", (person) =>
      person
        .selectFrom("staff")
        .select("id")
        .where("id", "=", staffId)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .execute();
}

const nextTurn = sql<number>`(select coalesce(max(alert_turn), 0) + 1 from staff)`;
