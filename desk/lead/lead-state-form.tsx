import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayText } from "#content/en/desk/day-text.ts";
import { leadStateForm as words } from "#content/en/desk/lead.ts";
import { lostReasonNames, stateNames } from "#content/en/desk/terms.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { leadPlace } from "#desk/drafts/draft-store.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { colleaguesQuery } from "#desk/leads/lead-queries.ts";
import { today } from "#desk/moment-text.ts";
import { AmountField } from "#desk/parts/amount-field.tsx";
import { LostReasonChoice } from "#desk/parts/lost-reason-choice.tsx";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import { isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { amountText, typedAmount } from "#domain/lead/amount.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { followUpIsPast, takesAmount } from "#domain/lead/lead-rules.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { isBookedAhead, offeredStates } from "./booked-ahead.ts";
import { ConflictNotice, UnsavedNotice } from "./conflict-notice.tsx";
import { NextFollowUp } from "./next-follow-up.tsx";
import type { LeadChanging } from "./use-lead-change.ts";

/** The lead's state, its assignee, and when to follow up. Each choice is saved at once. */
export function LeadStateForm({ lead, changing }: { lead: Lead; changing: LeadChanging }) {
  const me = useMe();
  const mayGive = useMay("leads");
  const isAhead = useNow((now) => isBookedAhead(lead, now));
  const states = offeredStates(lead, { mayCancel: mayGive, isAhead });
  const { data: staff = [] } = useQuery(colleaguesQuery);
  /**
   * 'Lost' needs a reason before it can be saved. Holds the version that was shown when 'Lost' was
   * chosen.
   */
  const [losing, setLosing] = useState<number>();
  /** The same for 'Spam', which cancels an inspection that is booked. */
  const [refusing, setRefusing] = useState<number>();
  const [isFollowUpPast, setFollowUpPast] = useState(false);
  const { chosen, change } = changing;
  const asked = losing !== undefined ? "lost" : refusing !== undefined ? "spam" : undefined;
  const state = asked ?? chosen?.state ?? lead.state;
  const assignee =
    chosen?.assigneeId !== undefined ? chosen.assigneeId : (lead.assignee?.id ?? null);
  const followUpOn = chosen?.followUpOn !== undefined ? chosen.followUpOn : lead.followUpOn;
  const amountCents =
    chosen?.amountCents !== undefined ? chosen.amountCents : (lead.amountCents ?? null);
  const others = staff.filter(({ id, isActive }) => isActive || id === assignee);

  function chooseState(next: LeadState): void {
    const cancels = next === "spam" && lead.appointment?.status === "booked";
    setLosing(next === "lost" ? lead.version : undefined);
    setRefusing(cancels ? lead.version : undefined);
    if (next !== "lost" && !cancels) change({ state: next });
  }

  return (
    <section aria-label={words.label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:grid-cols-1">
        <SelectField
          label={words.state}
          value={state}
          onChange={({ target }) => {
            const next = states.find((each) => each === target.value);
            if (next) chooseState(next);
          }}
        >
          {states.map((value) => (
            <option key={value} value={value}>
              {stateNames[value]}
            </option>
          ))}
        </SelectField>
        {!asked && takesAmount(state) && (
          <SavedAmount
            leadId={lead.id}
            amountCents={amountCents}
            onChange={(cents) => change({ amountCents: cents })}
          />
        )}
        {mayGive && (
          <SelectField
            label={words.assignee}
            value={assignee ?? ""}
            onChange={({ target }) => change({ assigneeId: target.value || null })}
          >
            <option value="">{words.nobody}</option>
            {!others.some(({ id }) => id === me.id) && <option value={me.id}>{me.name}</option>}
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          key={followUpOn}
          label={words.followUp}
          type="date"
          defaultValue={followUpOn ?? ""}
          error={isFollowUpPast ? followUpIsPast : undefined}
          onBlur={({ target }) => {
            const day = target.value || null;
            const isWhole = target.validity.valid && (day === null || isCalendarDay(day));
            const isNew = isWhole && day !== followUpOn;
            const isPast = isNew && day !== null && day < today();
            setFollowUpPast(isPast);
            if (isNew && !isPast) change({ followUpOn: day });
          }}
        />
      </div>
      <NextFollowUp lead={lead} changing={changing} place="day" />
      {losing !== undefined && (
        <LostReasonChoice
          onChosen={(lostReason) => {
            setLosing(undefined);
            change({ state: "lost", lostReason }, losing);
          }}
          onCancel={() => setLosing(undefined)}
        />
      )}
      {refusing !== undefined && lead.appointment && (
        <SpamForm
          appointment={lead.appointment}
          onSure={() => {
            setRefusing(undefined);
            change({ state: "spam" }, refusing);
          }}
          onCancel={() => setRefusing(undefined)}
        />
      )}
      {lead.state === "lost" && losing === undefined && lead.lostReason && (
        <p className="text-small text-soft">{words.lost(lostReasonNames[lead.lostReason])}</p>
      )}
      <ConflictNotice changing={changing} staff={staff} />
      <UnsavedNotice
        lead={lead}
        changing={changing}
        staff={staff}
        reason={failureText(changing.error)}
      />
    </section>
  );
}

/** The amount, saved once it is left. What is wrong with it, or was never left, stays to be corrected or saved. */
function SavedAmount({
  leadId,
  amountCents,
  onChange,
}: {
  leadId: string;
  amountCents: number | null;
  onChange: (cents: number | null) => void;
}) {
  /** Null: nothing but what is saved. */
  const draft = useDraft<string | null>(leadPlace(leadId, "amount"), null);
  const [fault, setFault] = useState<string>();
  // Pressing 'Discard' would leave the field first, and so save it.
  const [isTyping, setTyping] = useState(false);
  function save(): void {
    setTyping(false);
    const typed = draft.latest();
    if (typed === null) return;
    const { cents, fault: wrong } = typedAmount(typed);
    setFault(wrong);
    if (wrong !== undefined) return;
    draft.clear();
    if (cents !== amountCents) onChange(cents);
  }
  function discard(): void {
    setFault(undefined);
    draft.clear();
  }
  return (
    <div className="grid gap-1">
      <AmountField
        value={draft.value ?? (amountCents === null ? "" : amountText(amountCents))}
        fault={fault}
        onChange={(value) => {
          setFault(undefined);
          setTyping(true);
          draft.set(value);
        }}
        onDone={save}
      />
      {!isTyping && <DraftMark draft={{ ...draft, clear: discard }} />}
    </div>
  );
}

function SpamForm({
  appointment: { date, timeSlot },
  onSure,
  onCancel,
}: {
  appointment: NonNullable<Lead["appointment"]>;
  onSure: () => void;
  onCancel: () => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.isSpam.legend}</legend>
      <p>{words.isSpam.cancels(dayText(date), timeSlot)}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button look="quiet" onClick={onSure}>
          {words.isSpam.submit}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.isSpam.back}
        </Button>
      </div>
    </fieldset>
  );
}
