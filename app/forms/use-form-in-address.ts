import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { takeToField } from "#ui/take-to.ts";

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

/** What was read, or an error message for each faulty field, by the field's name. */
type Reading<Question> = { question: Question } | { errors: Readonly<Record<string, string>> };

/**
 * The state of a form whose page is its answer. The fields are uncontrolled and read on every input. An error is shown
 * once its field is left or the form is submitted, not while typing. The address keeps the fields, so that the answer
 * survives a reload and Back, and can be shared as a link.
 */
export function useFormInAddress<Question>({
  read: readFields,
  queryOf,
  idOf,
  answerId,
  keepsEachAnswer = false,
}: {
  read: (entries: Entries) => Reading<Question>;
  queryOf: (entries: Entries) => string;
  /** The id of the control with a name. */
  idOf: (name: string) => string;
  /** Where the answer is, which the form leads to. */
  answerId: string;
  /** Whether the address follows each answer, not only a form that is sent. */
  keepsEachAnswer?: boolean;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  /** What the fields hold: the address's at first. */
  const [entries, setEntries] = useState<Entries>(search);
  const read = useMemo(() => readFields(entries), [readFields, entries]);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set("errors" in read ? Object.keys(read.errors) : []),
  );

  // A visitor may have typed before this script ran.
  useEffect(() => {
    if (form.current) setEntries(new FormData(form.current));
  }, []);

  function onInput() {
    if (form.current) setEntries(new FormData(form.current));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const { name } = target;
    if (name) setLeft((names) => new Set([...names, name]));
    if (!keepsEachAnswer || !form.current) return;
    const query = queryOf(new FormData(form.current));
    if (query === queryOf(search)) return;
    navigate({ search: query }, { replace: true, preventScrollReset: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const now = readFields(sent);
    setEntries(sent);
    if ("errors" in now) {
      const names = Object.keys(now.errors);
      setLeft((before) => new Set([...before, ...names]));
      const [first] = names;
      if (first) takeToField(idOf(first));
      return;
    }
    navigate(
      { search: queryOf(sent), hash: answerId },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    search,
    entries,
    question: "question" in read ? read.question : undefined,
    errorOf: (name: string) => ("errors" in read && left.has(name) ? read.errors[name] : undefined),
    form: { ref: form, onInput, onBlur, onSubmit },
  };
}
