import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import {
  estimatePage,
  gradeChoices,
  validity,
  estimateForm as words,
} from "#content/en/desk/estimate.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { formatDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateContent, EstimateOption } from "#domain/estimate/estimate-content.ts";
import { estimateLimits, type OptionGrade } from "#domain/estimate/estimate-terms.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { amountText } from "#domain/lead/amount.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField, TextField } from "#ui/desk/field.tsx";
import type { EstimateEntry } from "./estimate-entry.ts";
import { estimatesQuery } from "./estimate-query.ts";
import { EstimateStatus } from "./estimate-status.tsx";
import { FinancingEditor } from "./financing-editor.tsx";
import { OptionEditor, replaced } from "./option-editor.tsx";
import { PaymentsEditor } from "./payments-editor.tsx";
import { SendEstimate } from "./send-estimate.tsx";
import type { useEstimate } from "./use-estimate.ts";

/** The draft of an estimate. While it waits to be sent, it is only shown. */
export function EstimateForm({
  entry,
  email,
  estimate,
}: {
  entry: EstimateEntry;
  email: string | null;
  estimate: ReturnType<typeof useEstimate>;
}) {
  const { content, basis } = entry;
  const { options } = content;
  const [shownId, setShownId] = useState(options[0]?.id);
  const set = (said: Partial<EstimateContent>) => estimate.change({ ...content, ...said });
  const isWaiting = entry.sendAt !== null;
  const shown = options.find(({ id }) => id === shownId) ?? options[0];
  const figures = shown && optionFigures(shown);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EstimateStatus entry={entry} estimate={estimate} />
      <fieldset disabled={isWaiting} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        {/* A draft that was joined brings its words along, which only somebody can take out. */}
        {(entry.corrects !== null || content.correction !== "") && (
          <section aria-labelledby="correction" className="grid gap-2">
            <h2 id="correction" tabIndex={-1} className="text-heading">
              {words.correction}
            </h2>
            <TextareaField
              label={words.correctionText}
              rows={2}
              maxLength={estimateLimits.correction}
              value={content.correction}
              onChange={({ target }) => set({ correction: target.value })}
            />
          </section>
        )}
        <TextareaField
          label={words.begins}
          hint={words.beginsHint}
          rows={2}
          maxLength={estimateLimits.words}
          value={content.words}
          onChange={({ target }) => set({ words: target.value })}
        />
        <section aria-labelledby="options" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <h2 id="options" tabIndex={-1} className="text-heading">
              {words.options}
            </h2>
            <p className="text-small text-soft">
              {words.basis(
                formatDay(basis.bookDay, "dated"),
                basis.measuredOn && formatDay(basis.measuredOn, "dated"),
              )}
            </p>
            {content.reportId !== null && content.reportId !== basis.reportId && (
              <div className="mt-2 grid justify-items-start gap-2">
                <p className="text-soon">{words.reportGone}</p>
                <Button
                  look="quiet"
                  onClick={() => set({ reportId: estimate.basis?.reportId ?? null })}
                >
                  {words.reportAgain(
                    estimate.basis?.measuredOn
                      ? formatDay(estimate.basis.measuredOn, "dated")
                      : null,
                  )}
                </Button>
              </div>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <OptionTab
                key={option.id}
                option={option}
                isShown={option === shown}
                onShow={() => setShownId(option.id)}
              />
            ))}
            {options.length < estimateLimits.options && (
              <Button
                look="quiet"
                className="min-h-12"
                onClick={() => {
                  const added = optionLike(shown, options);
                  set({ options: withAnother(options, added) });
                  setShownId(added.id);
                }}
              >
                {words.addOption}
              </Button>
            )}
          </div>
          {shown && (
            <OptionEditor
              key={shown.id}
              option={shown}
              basis={basis}
              isOnly={options.length === 1}
              onChange={(next) => set({ options: replaced(options, next) })}
            />
          )}
          {shown && options.length > 1 && (
            <Button
              look="plain"
              className="justify-self-start text-soft"
              onClick={() => set({ options: without(options, shown.id) })}
            >
              <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={2} />
              {words.removeOption}
            </Button>
          )}
        </section>
        <PaymentsEditor value={content.payments} onChange={(payments) => set({ payments })} />
        <FinancingEditor
          value={content.financing}
          basis={basis}
          total={figures?.isWhole ? figures.total : null}
          onChange={(financing) => set({ financing })}
        />
        <section aria-labelledby="validity" className="grid gap-2">
          <h2 id="validity" tabIndex={-1} className="text-heading">
            {validity.heading}
          </h2>
          <div className="max-w-60">
            <TextField
              type="date"
              label={validity.until}
              value={content.validUntil ?? ""}
              onChange={({ target }) =>
                set({ validUntil: isCalendarDay(target.value) ? target.value : null })
              }
            />
          </div>
        </section>
      </fieldset>
      {!isWaiting && (
        <SendEstimate
          entry={entry}
          email={email}
          onShowOption={setShownId}
          onSend={estimate.send}
        />
      )}
      {!isWaiting && <DiscardDraft entry={entry} onGone={estimate.drop} />}
    </div>
  );
}

function OptionTab({
  option,
  isShown,
  onShow,
}: {
  option: EstimateOption;
  isShown: boolean;
  onShow: () => void;
}) {
  const { total } = optionFigures(option);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className="grid min-h-12 min-w-28 rounded-sm border border-edge bg-panel px-3 py-1 text-start hover:bg-hover aria-pressed:border-action aria-pressed:bg-chosen forced-colors:aria-pressed:outline-2"
    >
      <span className="text-small text-soft">{option.name || gradeChoices[option.grade]}</span>
      <strong className="tabular-nums">{amountText(total)}</strong>
    </button>
  );
}

const grades = ["good", "better", "best"] as const satisfies OptionGrade[];

/** Another option that begins as the one that is shown, with ids of its own. */
function optionLike(
  shown: EstimateOption | undefined,
  options: readonly EstimateOption[],
): EstimateOption {
  const free = grades.filter((grade) => options.every((option) => option.grade !== grade));
  const renewed = <One extends { id: string }>(all: readonly One[]) =>
    all.map((one) => ({ ...one, id: newSubmissionKey() }));
  return {
    id: newSubmissionKey(),
    grade: (options.length === 0 ? "only" : options.length === 1 ? "better" : free[0]) ?? "best",
    name: "",
    words: "",
    lines: renewed(shown?.lines ?? []),
    allowances: renewed(shown?.allowances ?? []),
    notIncluded: renewed(shown?.notIncluded ?? []),
    ...{ dates: shown?.dates ?? null, workDays: shown?.workDays ?? null },
  };
}

/** Beside others, none is the only one. */
function withAnother(options: readonly EstimateOption[], added: EstimateOption): EstimateOption[] {
  const before = options.map((option) =>
    option.grade === "only" ? { ...option, grade: "good" as const } : option,
  );
  return [...before, added];
}

function without(options: readonly EstimateOption[], id: string): EstimateOption[] {
  const left = options.filter((option) => option.id !== id);
  return left.length === 1 ? left.map((option) => ({ ...option, grade: "only" as const })) : left;
}

/** Deletes the draft, here and at the server as it was read here. */
function DiscardDraft({ entry, onGone }: { entry: EstimateEntry; onGone: () => void }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, leadId, base } = entry;
  const discard = useMutation({
    mutationFn: async () => {
      // One that the server never had is nowhere else.
      if (base === null) return;
      const params = { path: { id: leadId, estimate: id }, query: { revision: base.revision } };
      await deskClient
        .DELETE("/desk/leads/{id}/estimates/{estimate}", { params })
        .catch(unlessGone);
    },
    onSuccess: () => {
      setAsked(false);
      onGone();
      void queries.invalidateQueries({ queryKey: estimatesQuery(leadId).queryKey });
    },
  });
  return (
    <>
      <Button look="plain" className="justify-self-start text-soft" onClick={() => setAsked(true)}>
        {estimatePage.discard}
      </Button>
      <ConfirmDialog
        title={estimatePage.discardConfirm}
        open={isAsked}
        onClose={() => {
          setAsked(false);
          discard.reset();
        }}
        confirm={estimatePage.discard}
        onConfirm={() => discard.mutate()}
        busy={discard.isPending}
        error={discard.error}
      >
        <p>{estimatePage.discardText}</p>
      </ConfirmDialog>
    </>
  );
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}
