import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { refusedEntries as words } from "#content/en/desk/unsent.ts";
import { refusalOf } from "#desk/day/outcome-draft.ts";
import { today } from "#desk/moment-text.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { entryName, entryText, type UnsentEntry } from "./unsent-entry.ts";
import { isGone } from "./unsent-queue.ts";
import { useRefusedEntries } from "./use-unsent.ts";

/**
 * Says on every page of the desk what was refused, why, and where its words are. Where an outcome's form is shown, that
 * says it.
 */
export function RefusedEntries() {
  const mutations = useQueryClient().getMutationCache();
  const showsOutcomeOf = useOutcomesShown();
  const refused = useRefusedEntries().filter(
    ({ entry, error }) => isGone(error) || !showsOutcomeOf(entry),
  );
  return refused.map(({ id, entry, error }) => (
    <div key={id} className="px-4 pt-3 md:px-6">
      <Notice tone="late">
        <p className="wrap-anywhere">
          {words.notSaved(entryName(entry, isGone(error)), refusalOf(error).text)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{entryText(entry)}</p>
        <div className="flex flex-wrap items-center gap-2">
          {!isGone(error) && (
            <Link to={formAddress(entry)} className="font-semibold text-link underline">
              {entry.kind === "visit" ? words.day : words.back}
            </Link>
          )}
          <Button
            look="plain"
            onClick={() => {
              const mutation = mutations.getAll().find(({ mutationId }) => mutationId === id);
              if (mutation) mutations.remove(mutation);
            }}
          >
            {words.close}
          </Button>
        </div>
      </Notice>
    </div>
  ));
}

/** Whether the page shows the form of an outcome. */
function useOutcomesShown(): (entry: UnsentEntry) => boolean {
  const { pathname, search } = useLocation();
  const mayLead = useMay("leads");
  const day = pathname === "/desk/day" && (new URLSearchParams(search).get("date") ?? today());
  const lead = !mayLead && /^\/desk\/leads\/(.+)/.exec(pathname)?.[1];
  return (entry) => entry.kind === "outcome" && (entry.day === day || entry.leadId === lead);
}

function formAddress(entry: UnsentEntry): string {
  return entry.kind === "outcome" || entry.kind === "visit"
    ? `/desk/day?date=${entry.day}`
    : `/desk/leads/${entry.leadId}?write=${entry.kind}`;
}
