import { estimateReminders as words } from "#content/en/desk/estimate.ts";
import { momentText } from "#desk/moment-text.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";

/** What whoever is silent about an estimate was mailed by itself, and what comes next; nothing where nobody was, and nothing does. */
export function Reminders({ estimate: { reminders } }: { estimate: Estimate }) {
  const { lastAt, nextAt, isOff } = reminders;
  const said = [
    lastAt && words.last(momentText(lastAt)),
    isOff ? words.off : nextAt && words.next(momentText(nextAt)),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return <p className="text-small text-soft">{said.join(" ")}</p>;
}
