import { type KeyboardEvent, useId, useRef } from "react";
import { asking, topics } from "#content/en/assessment/questions.ts";
import {
  type AssessmentOption,
  type AssessmentQuestion,
  type QuestionId,
  questions,
} from "#domain/assessment/questions.ts";

/**
 * One question with native radio buttons: a press chooses; the arrow keys only browse, and Return
 * or Space then chooses. Uncontrolled: an answer given before the scripts loaded is kept.
 */
export function QuestionPanel(props: {
  question: AssessmentQuestion & { id: QuestionId };
  number: number;
  isShown: boolean;
  /** The value of the answer in the page's address. */
  given: string | undefined;
  onLook(value: string): void;
  onChoose(value: string): void;
}) {
  const { question, number } = props;
  const hintId = useId();
  const isLooking = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    isLooking.current = event.key.startsWith("Arrow");
    const option = event.target;
    const isChoice = event.key === "Enter" || event.key === " ";
    if (!isChoice || !(option instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.repeat) return;
    option.checked = true;
    props.onChoose(option.value);
  }

  /** Browsers report an arrow key as a click on the option that it moves to. */
  function onClick(value: string) {
    if (isLooking.current) props.onLook(value);
    else props.onChoose(value);
    isLooking.current = false;
  }

  return (
    <fieldset
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      className={`min-w-0 print:visible! print:col-auto! print:row-auto! print:opacity-100! not-noscript:col-start-1 not-noscript:row-start-1 ${
        props.isShown
          ? "transition-opacity"
          : "invisible opacity-0 noscript:visible noscript:opacity-100"
      }`}
    >
      <legend className="text-pretty font-heading text-heading font-bold">
        <span className="sr-only">{asking.place(number, questions.length)}</span>
        <span aria-hidden="true" className="mr-3 tabular-nums text-copper-700">
          {number}
        </span>
        {question.question}
      </legend>
      <p id={hintId} className="mt-2 max-w-prose text-small text-slate-700">
        {topics[question.id].hint}
      </p>
      <div className="mt-5 grid gap-2 print:mt-2 print:gap-0">
        {question.options.map((option) => (
          <Option
            key={option.value}
            name={question.id}
            option={option}
            isGiven={option.value === props.given}
            onClick={() => onClick(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A chosen answer has no transition: while scripts keep a slow phone busy, it would not get beyond
 * its first frame, in which nothing has changed.
 */
function Option(props: {
  name: string;
  option: AssessmentOption;
  isGiven: boolean;
  onClick(): void;
}) {
  const { value, label, score } = props.option;
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-4 rounded-sm border border-limestone-500 bg-white px-4 py-2 print:min-h-0 print:gap-2 print:border-0 print:px-0 print:py-0.5 leading-snug transition-colors hover:border-slate-900 has-checked:transition-none has-checked:border-slate-900 has-checked:bg-slate-900 has-checked:text-white has-checked:forced-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-700">
      <input
        type="radio"
        name={props.name}
        value={value}
        defaultChecked={props.isGiven}
        onClick={props.onClick}
        className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-slate-500 outline-none transition-colors checked:transition-none checked:border-[6px] checked:border-copper-400 checked:bg-slate-900 forced-colors:checked:border-[HighlightText] forced-colors:checked:bg-[Highlight] focus-visible:shadow-none"
      />
      <span className="grow font-semibold">{label}</span>{" "}
      <span className="hidden shrink-0 text-small tabular-nums print:inline">
        {asking.points(score)}
      </span>
    </label>
  );
}
