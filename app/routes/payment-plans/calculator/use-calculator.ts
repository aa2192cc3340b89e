import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { takeToField } from "#app/ui/take-to.ts";
import { queryOf, readFields } from "./typed-figures.ts";

/** Where the calculator is on its page. */
export const calculatorId = "calculator";

/** Where its result is, which the form leads to. */
export const figuresId = "figures";

/**
 * The calculator's state. The fields are uncontrolled and read on every input. An error is shown
 * once its field is left or the form is submitted, not while typing.
 */
export function useCalculator() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState(() => readFields(search));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set("errors" in read ? Object.keys(read.errors) : []),
  );

  // A visitor may have typed before this script ran.
  useEffect(() => {
    if (form.current) setRead(readFields(new FormData(form.current)));
  }, []);

  function onInput() {
    if (form.current) setRead(readFields(new FormData(form.current)));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const { name } = target;
    if (name) setLeft((names) => new Set([...names, name]));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const now = readFields(entries);
    setRead(now);
    if ("errors" in now) {
      const names = Object.keys(now.errors);
      setLeft((before) => new Set([...before, ...names]));
      const [first] = names;
      if (first) takeToField(`${calculatorId}-${first}`);
      return;
    }
    // So that the figures survive a reload and Back, and can be shared as a link.
    navigate(
      { search: queryOf(entries), hash: figuresId },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    search,
    question: "question" in read ? read.question : undefined,
    errorOf: (name: string) => ("errors" in read && left.has(name) ? read.errors[name] : undefined),
    form: { ref: form, onInput, onBlur, onSubmit },
  };
}
