import { useLayoutEffect, useRef } from "react";
import { writePanel as words } from "#content/en/desk/lead.ts";
import { Outcome } from "#desk/day/outcome.tsx";
import { today } from "#desk/moment-text.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { UnsentEntries } from "#desk/unsent/unsent-entries.tsx";
import type { UnsentEntry } from "#desk/unsent/unsent-entry.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { CallForm } from "./call-form.tsx";
import { MailForm } from "./mail-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { TextForm } from "./text-form.tsx";
import type { useWriting } from "./use-writing.ts";
import { type Writing, writings } from "./writing.ts";

/**
 * The forms that add something to the lead. Inspectors write what the day has: an outcome, of which a note is a part.
 */
export function WritePanel({
  lead,
  writing: { writing, isAsked, write },
}: {
  lead: Lead;
  writing: ReturnType<typeof useWriting>;
}) {
  const mayLead = useMay("leads");
  const isOutcome = writing !== "text" && writing !== "call" && !mayLead;
  const nameOf = (kind: Writing) => {
    if (kind === "note" && !mayLead) return words.outcome;
    return kind === "text" && !lead.textObstacle ? words.sendText : words.kinds[kind];
  };
  const panel = useRef<HTMLDivElement>(null);
  // In the same frame in which the form appears, so that somebody who opened it by key can keep
  // typing.
  useLayoutEffect(() => {
    if (isAsked) focusForm(panel.current, writing);
  }, [writing, isAsked]);

  function goOn({ kind }: UnsentEntry): void {
    // What it was pressed with is elsewhere on the page.
    if (kind === "visit") return;
    const next = kind === "outcome" ? "note" : kind;
    if (next === writing) focusForm(panel.current, writing);
    else write(next);
  }

  return (
    <section aria-label={words.label} className="scroll-my-4 border border-line bg-panel">
      <div className="flex flex-wrap border-b border-line">
        {writings
          .filter((kind) => kind !== "mail" || mayLead)
          .map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === writing}
              title={kind === "mail" ? words.mailTitle : undefined}
              onClick={() => write(kind)}
              className="min-h-9 border-b-2 border-transparent px-3 text-soft hover:bg-hover focus-visible:-outline-offset-3 aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink forced-colors:not-aria-pressed:border-[Canvas] pointer-coarse:min-h-11"
            >
              {nameOf(kind)}
            </button>
          ))}
      </div>
      <div ref={panel} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 md:p-4">
        {writing === "mail" && mayLead ? (
          <MailForm lead={lead} />
        ) : writing === "call" ? (
          <CallForm lead={lead} />
        ) : writing === "text" ? (
          <TextForm lead={lead} />
        ) : isOutcome ? (
          // On the road there may be no network, for which a note has to wait by itself.
          <Outcome
            lead={lead}
            day={lead.appointment?.date ?? today()}
            followUp={lead.quoteFollowUp}
            isGone={false}
          />
        ) : (
          <NoteForm lead={lead} />
        )}
        {!isOutcome && <UnsentEntries leadId={lead.id} onTakenBack={goOn} />}
      </div>
    </section>
  );
}

function focusForm(panel: HTMLElement | null, writing: Writing): void {
  panel
    ?.querySelector<HTMLElement>(writing === "call" ? "fieldset button" : "select, input, textarea")
    ?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: "nearest" });
}
