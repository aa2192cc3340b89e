import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { queryOf, readFields } from "./typed-figures.ts";

/** Where the calculator stands on its page. */
export const calculatorId = "calculator";

/**
 * The calculator's state: the fields keep what is typed by themselves, and are read at every key. A
 * field is told wrong once it was left or the form was sent, and not while it is being typed into.
 */
export function useCalculator() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState(() => readFields(search));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set("errors" in read ? Object.keys(read.errors) : []),
  );

  // Whoever was faster than this script has typed already.
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
      if (first) document.getElementById(`${calculatorId}-${first}`)?.focus();
      return;
    }
    // So that the figures survive a reload, the way back, and being sent to somebody.
    navigate(
      { search: queryOf(entries), hash: calculatorId },
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
