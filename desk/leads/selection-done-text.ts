import { selectionDone as words } from "#content/en/desk/leads.ts";
import type { LeadsAction, NotDone } from "#domain/lead/many-leads-contract.ts";

/** What came of something that was done with several leads: `57 bookings seen. 3 were changed by Dana meanwhile …` */
export function selectionDoneText(
  does: LeadsAction["does"],
  { done, notDone }: { done: readonly string[]; notDone: readonly NotDone[] },
): string {
  const groups = Map.groupBy(notDone, ({ reason, by, because }) =>
    JSON.stringify([reason, by, because]),
  );
  const others = [...groups.values()].map((leads) => whyText(leads));
  return [words.done[does](done.length), ...others].join(" ");
}

function whyText(leads: readonly NotDone[]): string {
  const [first] = leads;
  const count = leads.length;
  switch (first?.reason) {
    case "changed":
      return words.wereChanged(count, first.by);
    case "not-new":
      return words.wereNotNew(count, first.by);
    case "refused":
      return words.refused(count, first.because);
    default:
      return words.areGone(count);
  }
}
