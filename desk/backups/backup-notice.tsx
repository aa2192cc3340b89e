import { useQuery } from "@tanstack/react-query";
import { backupNotice as words } from "#content/en/desk/backups.ts";
import { momentText } from "#desk/moment-text.ts";
import { type Backups, backupsQuery } from "./backups-query.ts";

/** Tells owners at the top of every page that the site could not be restored, for as long as that is so. */
export function BackupNotice() {
  const { data: backups } = useQuery(backupsQuery);
  const text = backups && textOf(backups);
  return (
    <div role="status">
      {text && (
        <p className="border-b border-soon bg-soon-ground px-4 py-2 md:px-6">
          <strong>{text}</strong> {words.tell}
        </p>
      )}
    </div>
  );
}

function textOf({ state, newestAt, drilledAt }: Backups): string | null {
  if (state === "none") return words.none;
  if (state === "late") return words.late(newestAt && momentText(newestAt));
  return state === "undrilled" && drilledAt ? words.undrilled(momentText(drilledAt)) : null;
}
