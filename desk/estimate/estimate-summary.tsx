import {
  answerText,
  estimateStateNames,
  estimateSummary as words,
} from "#content/en/desk/estimate.ts";
import { quotedSpan } from "#domain/estimate/option-figures.ts";
import { amountText } from "#domain/lead/amount.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Reminders } from "./reminders.tsx";
import { useEstimate } from "./use-estimate.ts";

/** How far the estimates of a lead are, what was answered, and the way to them. */
export function EstimateSummary({ leadId }: { leadId: string }) {
  const { estimates, entry, draft } = useEstimate(leadId);
  const sent =
    estimates.find(({ state }) => state === "sent") ?? estimates.find(({ sentAt }) => sentAt);
  const span = sent && quotedSpan(sent.content);
  const answer = sent?.answers.find(({ kind }) => kind !== "question");
  const option = sent?.content.options.find(({ id }) => id === answer?.optionId)?.name ?? "";
  const hasDraft = entry !== undefined || draft !== undefined;
  return (
    <section aria-labelledby="estimates" className="grid justify-items-start gap-2">
      <h2 id="estimates" className="text-heading">
        {words.heading}
      </h2>
      {sent && (
        <p>
          <strong>{estimateStateNames[sent.state]}:</strong>{" "}
          {span && (
            <span className="tabular-nums">
              {span.from === span.to
                ? amountText(span.from)
                : `${amountText(span.from)} – ${amountText(span.to)}`}
            </span>
          )}
        </p>
      )}
      {answer && <p className="font-semibold">{answerText(answer, option)}</p>}
      {sent && <Reminders estimate={sent} />}
      {hasDraft ? (
        <p className="text-soon">{entry ? words.local : words.draft}</p>
      ) : (
        !sent && <p className="text-soft">{words.none}</p>
      )}
      <ButtonLink to={`/desk/leads/${leadId}/estimate`}>
        {sent || hasDraft ? words.open : words.write}
      </ButtonLink>
    </section>
  );
}
