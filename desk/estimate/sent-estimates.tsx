import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  answerText,
  estimateStateNames,
  sentEstimates as words,
} from "#content/en/desk/estimate.ts";
import { deskClient } from "#desk/desk-client.ts";
import { momentText } from "#desk/moment-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { amountText } from "#domain/lead/amount.ts";
import { Button } from "#ui/desk/button.tsx";
import { estimatesQuery } from "./estimate-query.ts";
import { Reminders } from "./reminders.tsx";
import { WholeEstimate } from "./whole-estimate.tsx";

/** Estimates that were sent, with what their person has said; those that stand are corrected, revoked, or signed on paper. */
export function SentEstimates({
  leadId,
  estimates,
  mayCorrect,
  onCorrect,
}: {
  leadId: string;
  estimates: readonly Estimate[];
  /** Whether no draft is open, of which there is one at a time. */
  mayCorrect: boolean;
  onCorrect: (estimate: Estimate) => void;
}) {
  const [asked, setAsked] = useState<{ id: string; to: "revoke" | "sign" } | null>(null);
  const [read, setRead] = useState<string | null>(null);
  if (estimates.length === 0) return null;
  const of = (to: "revoke" | "sign") =>
    asked?.to === to ? estimates.find(({ id }) => id === asked.id) : undefined;
  const [revoked, signed] = [of("revoke"), of("sign")];
  return (
    <section aria-labelledby="sent-estimates" className="grid gap-3">
      <h2 id="sent-estimates" className="text-heading">
        {words.heading}
      </h2>
      <ul className="grid gap-3">
        {estimates.map((estimate) => (
          <li
            key={estimate.id}
            className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 rounded-md border border-line bg-panel p-3 sm:p-4"
          >
            <Head estimate={estimate} />
            <Answers estimate={estimate} />
            <Reminders estimate={estimate} />
            <div className="flex flex-wrap items-center gap-2">
              <Button
                look="quiet"
                aria-expanded={read === estimate.id}
                onClick={() => setRead(read === estimate.id ? null : estimate.id)}
              >
                {read === estimate.id ? words.close : words.read}
              </Button>
              {estimate.state === "sent" && (
                <>
                  {!estimate.signed && (
                    <Button look="quiet" onClick={() => setAsked({ id: estimate.id, to: "sign" })}>
                      {words.sign}
                    </Button>
                  )}
                  <Button look="quiet" disabled={!mayCorrect} onClick={() => onCorrect(estimate)}>
                    {words.correct}
                  </Button>
                  <Button look="plain" onClick={() => setAsked({ id: estimate.id, to: "revoke" })}>
                    {words.revoke}
                  </Button>
                  {!mayCorrect && <span className="text-small text-soft">{words.hasDraft}</span>}
                </>
              )}
            </div>
            {read === estimate.id && (
              <div className="w-full border-t border-line pt-4">
                <WholeEstimate content={estimate.content} basis={estimate.basis} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {revoked && <Revoke leadId={leadId} estimate={revoked} onClose={() => setAsked(null)} />}
      {signed && <Sign leadId={leadId} estimate={signed} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Head({ estimate }: { estimate: Estimate }) {
  const { state, sentAt, sentBy, openedAt, content, signed } = estimate;
  return (
    <>
      <p className="text-small text-soft">
        <strong className={state === "sent" ? "text-good" : "text-soon"}>
          {estimateStateNames[state]}
        </strong>
        {sentAt && words.at(momentText(sentAt), sentBy?.name ?? "")}
        {". "}
        {openedAt ? words.opened(momentText(openedAt)) : words.notOpened}
        {"."}
      </p>
      <ul className="w-full max-w-md">
        {content.options.map((option) => (
          <li key={option.id} className="flex justify-between gap-4">
            <span>{option.name}</span>
            <strong className="tabular-nums">{amountText(optionFigures(option).total)}</strong>
          </li>
        ))}
      </ul>
      {signed && (
        <p className="font-semibold text-good">{words.signed(nameOf(estimate, signed.optionId))}</p>
      )}
    </>
  );
}

/** What their person has said, the newest first. */
function Answers({ estimate }: { estimate: Estimate }) {
  const { answers, state } = estimate;
  if (answers.length === 0) {
    return state === "sent" ? <p className="text-small text-soft">{words.noAnswer}</p> : null;
  }
  return (
    <section className="grid gap-1">
      <h3 className="text-small font-semibold text-soft">{words.answers}</h3>
      <ul className="grid gap-1.5">
        {answers.map((answer) => (
          <li key={answer.id}>
            <strong>{answerText(answer, nameOf(estimate, answer.optionId))}</strong>{" "}
            <span className="text-small text-soft">{momentText(answer.at)}</span>
            {answer.words && (
              <span className="block max-w-prose whitespace-pre-line">{answer.words}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type AskedProps = { leadId: string; estimate: Estimate; onClose: () => void };

function Revoke({ leadId, estimate, onClose }: AskedProps) {
  const settle = useSettle(leadId, onClose);
  const revoke = useMutation({
    async mutationFn() {
      const params = { path: { id: leadId, estimate: estimate.id } };
      await deskClient.PUT("/desk/leads/{id}/estimates/{estimate}/revocation", { params });
    },
    onSuccess: settle,
  });
  return (
    <ConfirmDialog
      title={words.revokeConfirm}
      open
      onClose={onClose}
      confirm={words.revoke}
      onConfirm={() => revoke.mutate()}
      busy={revoke.isPending}
      error={revoke.error}
    >
      <p>{words.revokeText}</p>
      {estimate.corrects !== null && <p>{words.revokeCorrection}</p>}
    </ConfirmDialog>
  );
}

/** A contract is signed on paper: here it is only said. */
function Sign({ leadId, estimate, onClose }: AskedProps) {
  const { options } = estimate.content;
  const chosen = estimate.answers.find(({ kind }) => kind !== "question");
  const [optionId, setOptionId] = useState(chosen?.optionId ?? options[0]?.id ?? "");
  const settle = useSettle(leadId, onClose);
  const sign = useMutation({
    async mutationFn() {
      const params = { path: { id: leadId, estimate: estimate.id } };
      const body = { optionId, at: new Date().toISOString() };
      await deskClient.PUT("/desk/leads/{id}/estimates/{estimate}/signing", { params, body });
    },
    onSuccess: settle,
  });
  return (
    <ConfirmDialog
      title={words.signConfirm}
      look="main"
      open
      onClose={onClose}
      confirm={words.signButton}
      onConfirm={() => sign.mutate()}
      busy={sign.isPending}
      error={sign.error}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">{words.signConfirm}</legend>
        {options.map((option) => (
          <label key={option.id} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="signed-option"
              className="size-5 accent-action"
              checked={optionId === option.id}
              onChange={() => setOptionId(option.id)}
            />
            <span className="flex-1">{option.name}</span>
            <strong className="tabular-nums">{amountText(optionFigures(option).total)}</strong>
          </label>
        ))}
      </fieldset>
      <p>{words.signText}</p>
    </ConfirmDialog>
  );
}

function useSettle(leadId: string, onClose: () => void) {
  const queries = useQueryClient();
  return () => {
    onClose();
    void queries.invalidateQueries({ queryKey: estimatesQuery(leadId).queryKey });
    void queries.invalidateQueries({ queryKey: ["lead", leadId] });
  };
}

function nameOf({ content }: Estimate, optionId: string | null): string {
  return content.options.find(({ id }) => id === optionId)?.name ?? "";
}
