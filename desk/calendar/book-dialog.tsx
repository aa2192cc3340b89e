import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { bookDialog as words } from "#content/en/desk/calendar.ts";
import { failureText } from "#desk/failure-text.ts";
import { leadAddressWith } from "#desk/lead/carried-time.ts";
import { type FreeSlot, slotText } from "#desk/lead/free-slots.ts";
import { StateMark } from "#desk/leads/lead-marks.tsx";
import { isSearch, searchQueryOf } from "#desk/search/search-query.ts";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextField } from "#ui/desk/field.tsx";

/** Books at a time for somebody: a lead that is known, or one that a new call becomes. */
export function BookDialog({
  time,
  onClose,
  onNewCall,
}: {
  /** Undefined: closed. */
  time: FreeSlot | undefined;
  onClose: () => void;
  /** `typed`: whom somebody looked for. */
  onNewCall: (typed: string) => void;
}) {
  return (
    <Dialog
      title={time ? words.title(slotText(time)) : ""}
      open={time !== undefined}
      onClose={onClose}
    >
      {time && <FindLead time={time} onNewCall={onNewCall} />}
    </Dialog>
  );
}

function FindLead({ time, onNewCall }: { time: FreeSlot; onNewCall: (typed: string) => void }) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const { data, error } = useInfiniteQuery(searchQueryOf({ search }));
  const leads = leadsOf(data?.pages[0]?.hits ?? []);
  return (
    <>
      <TextField
        label={words.whom.label}
        hint={words.whom.hint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isSearch({ search }) && (
        <p role="status" className="text-small text-soft">
          {error ? failureText(error) : !data ? words.searching : countText(leads.length)}
        </p>
      )}
      {leads.length > 0 && (
        <ul className="grid max-h-72 overflow-y-auto border-t border-line">
          {leads.map(({ lead, name, reach }) => (
            <li key={lead.id} className="border-b border-line">
              <Link
                to={leadAddressWith(lead.id, time)}
                className="grid gap-x-2 px-2 py-2 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3"
              >
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="text-soft tabular-nums">{lead.number}</span>
                  <span className="font-semibold wrap-anywhere">{textOf(name)}</span>
                  <StateMark state={lead.state} />
                </span>
                {reach.length > 0 && (
                  <span className="text-small wrap-anywhere text-soft">
                    {reach.map(textOf).join(", ")}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" onClick={() => onNewCall(typed)} className="justify-self-start">
        {words.newCall}
      </Button>
    </>
  );
}

/** The leads of what was found, each once. */
function leadsOf(hits: readonly SearchHit[]): SearchHit[] {
  const known = new Set<string>();
  return hits.filter(({ lead }) => {
    const isNew = !known.has(lead.id);
    known.add(lead.id);
    return isNew;
  });
}

function countText(count: number): string {
  if (count === 0) return words.nobodyFound;
  return words.leads(count);
}

function textOf(marked: SearchHit["name"]): string {
  return marked.map(({ text }) => text).join("");
}
