import CircleAlert from "lucide-react/icons/circle-alert";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { finder, finderWords } from "#content/en/plan-finder.ts";
import {
  type FinderAnswers,
  type FinderQuestionId,
  finderQuestions,
} from "#domain/plan/plan-finder.ts";
import { afterFrame } from "#ui/after-frame.ts";
import { Button } from "#ui/pages/button.tsx";
import { answerPlace } from "./finder-result.tsx";

const questionIds = Object.keys(finderQuestions) as FinderQuestionId[];

/**
 * Native radio buttons, uncontrolled, so that choices made before the scripts loaded are kept. What
 * is missing is said below its question, instead of in the browser's own bubble.
 */
export function FinderForm(props: { answers: FinderAnswers | undefined }) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());

  /** Of every radio button of an unanswered question. */
  function onInvalid(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name } = event.target as HTMLInputElement;
    setMissing((before) => new Set([...before, name]));
    event.currentTarget.querySelector<HTMLInputElement>("input:invalid")?.focus();
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setMissing((before) => new Set([...before].filter((each) => each !== name)));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const search = new URLSearchParams(questionIds.map((id) => [id, String(data.get(id))]));
    await afterFrame();
    navigate({ search: search.toString(), hash: `#${answerPlace}` }, { preventScrollReset: true });
  }

  return (
    <form
      method="get"
      action={`#${answerPlace}`}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      onChange={onChange}
      className="ground-light cut-pitch p-5 [--rise:1.75rem] forced-colors:border-2 forced-colors:[clip-path:none] sm:p-10"
    >
      <div className="grid gap-x-10 gap-y-5 md:gap-y-8 lg:grid-cols-3">
        {questionIds.map((id, index) => (
          <Question
            key={id}
            id={id}
            number={index + 1}
            chosen={props.answers?.[id]}
            isMissing={missing.has(id)}
          />
        ))}
      </div>
      <Button className="mt-5 md:mt-8">{finder.submit}</Button>
    </form>
  );
}

function Question(props: {
  id: FinderQuestionId;
  number: number;
  chosen: string | undefined;
  isMissing: boolean;
}) {
  const { id, number, chosen, isMissing } = props;
  const errorId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="max-w-[14em] font-heading text-heading font-bold">
        <span aria-hidden="true" className="mr-3 tabular-nums text-copper-700">
          {number}
        </span>
        {finderWords[id].question}
      </legend>
      {isMissing && (
        <p id={errorId} className="mt-2 flex gap-2 text-small font-semibold text-red-700">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
          {finder.unanswered}
        </p>
      )}
      <div className="mt-4 grid gap-2">
        {answersOf(id).map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-13 cursor-pointer items-center gap-4 rounded-sm border border-limestone-500 bg-white px-4 py-2 leading-snug transition-colors hover:border-slate-900 has-checked:border-slate-900 has-checked:bg-limestone-200"
          >
            <input
              type="radio"
              name={id}
              value={value}
              required
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-copper-700"
            />
            <span className="font-semibold">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function answersOf(id: FinderQuestionId): { value: string; label: string }[] {
  return Object.entries(finderWords[id].answers).map(([value, { label }]) => ({ value, label }));
}
