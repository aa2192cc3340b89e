import { seesAll } from "#server/call/desk-call.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import type { ChangeFeed, ScreenEvent, ScreenOf } from "./change-feed.ts";

export type ScreenServices = ReturnType<typeof createScreenServices>;

/** The open screens of the desk. */
export function createScreenServices({
  changes,
}: {
  changes: Pick<ChangeFeed, "listen" | "place">;
}) {
  return {
    /** Where a screen that reads everything from now on begins to listen. */
    place: async () => String(await changes.place()),

    /**
     * Reports changes since `after`, then all new ones, until the session ends or the role changes. Staff who see only
     * the leads that they have or inspect are told of those, and without its contents of one that was taken from them;
     * nothing of mails.
     * @returns a function that stops that.
     */
    listen(
      { staff, sessionId }: SignedIn,
      { tell, end }: Pick<ScreenOf, "tell" | "end">,
      after?: number,
    ) {
      const tellTheirs = (told: ScreenEvent) => {
        const seen = seesAll({ staff }) ? told : ownPart(told, staff.id);
        if (seen) tell(seen);
      };
      return changes.listen({ sessionId, role: staff.role, tell: tellTheirs, end }, after);
    },
  };
}

/** What somebody who sees only their own leads is told; undefined for nothing. */
function ownPart(told: ScreenEvent, staffId: string): ScreenEvent | undefined {
  if (told.event === "mails") return undefined;
  if (told.event !== "lead") return told;
  const { assigneeId, inspectorIds } = told.change;
  if (assigneeId === staffId || inspectorIds.includes(staffId)) return told;
  if (told.change.formerAssigneeId !== staffId) return undefined;
  return { event: "lead", change: { ...told.change, lead: null } };
}
