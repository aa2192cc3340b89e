import type { ChangeFeed, ScreenEvent, ScreenOf } from "#server/lead/change-feed.ts";
import type { SignedIn } from "#server/staff/sessions-repository.ts";
import { seesAll } from "./lead-calls.ts";

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
     * Reports changes since `after`, then all new ones, until the session ends or the role changes; to staff who see
     * only their own leads, only those that they have or inspect and nothing of mails.
     * @returns a function that stops that.
     */
    listen(
      { staff, sessionId }: SignedIn,
      { tell, end }: Pick<ScreenOf, "tell" | "end">,
      after?: number,
    ) {
      const isTheirs = (told: ScreenEvent) =>
        seesAll({ staff }) ||
        (told.event === "lead"
          ? [told.change.assigneeId, told.change.inspectorId].includes(staff.id)
          : told.event !== "mails");
      const tellTheirs = (told: ScreenEvent) => {
        if (isTheirs(told)) tell(told);
      };
      return changes.listen({ sessionId, role: staff.role, tell: tellTheirs, end }, after);
    },
  };
}
