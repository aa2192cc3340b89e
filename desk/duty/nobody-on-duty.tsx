import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { nobodyOnDuty as words } from "#content/en/desk/duty.ts";
import { momentText } from "#desk/moment-text.ts";
import { staffQuery } from "#desk/staff/staff-queries.ts";
import { useNow } from "#desk/use-now.ts";
import { whoIsNext } from "#domain/staff/duty.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { isOnDutyAt } from "./duty-words.ts";

/**
 * Says that new leads alert nobody, while that is so. An ordinary line, which interrupts no screen
 * reader: it may be so for a whole night.
 */
export function NobodyOnDuty() {
  const { data: staff = [] } = useQuery(staffQuery);
  const answering = staff.filter(({ role, isActive }) => isActive && mayDo(role, "leads"));
  const alerted = useNow((now) => {
    const onDuty = answering.filter((member) => isOnDutyAt(member, now));
    if (onDuty.length === 0) return "nobody";
    return onDuty.every((member) => isMutedAt(member, now)) ? "muted" : "somebody";
  });
  if (answering.length === 0 || alerted === "somebody") return null;
  const next = alerted === "nobody" ? whoIsNext(answering) : undefined;
  return (
    <p className="px-4 pt-2 text-small text-soft md:px-6">
      {alerted === "nobody" ? words.nobody : words.allMuted}{" "}
      {next && words.next(next.name, momentText(next.nextDutyAt))}
      <Link to="/desk/settings" className="text-link underline">
        {alerted === "nobody" ? words.goOnDuty : words.changeAlerts}
      </Link>
    </p>
  );
}

function isMutedAt({ alertsMutedUntil }: StaffMember, now: number): boolean {
  return alertsMutedUntil !== null && Date.parse(alertsMutedUntil) > now;
}
