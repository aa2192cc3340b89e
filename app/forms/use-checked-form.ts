import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import type { z } from "zod/mini";
import { afterFrame } from "#ui/after-frame.ts";
import { type FieldErrors, parseForm } from "./parse-form.ts";
import { type Entries, useKeptEntries } from "./use-kept-entries.ts";

export type Fault = { message: string; isFixed: boolean };

/** What a form shares with its error summary. */
export type CheckedForm = {
  id: string;
  errorOf(name: string): string | undefined;
  /** What the last attempt found wrong with a field, and whether it has been fixed since. */
  faultOf(name: string): Fault | undefined;
  /** The number of refused attempts: the summary takes the focus again after each. */
  tries: number;
  /** Whether the form was submitted and its schema is still loading. */
  isChecking: boolean;
  /** For the form element: loads the schema once a field is being used. */
  onFocus(event: FocusEvent<HTMLFormElement>): void;
};

const noNames: ReadonlySet<string> = new Set();

/**
 * A form that is checked against its schema when it is submitted, and only then: `onValid` gets the
 * values when nothing is wrong. Otherwise each faulty field shows its message until it is edited,
 * and `FormErrors`, which belongs above the fields, sums them up and takes the focus. The sum stays
 * until the next attempt, with what has been fixed ticked off: a field that is being edited must not
 * move. `schema`
 * imports the schema, which is not among the page's first scripts; if it fails to load, the form is
 * submitted as without scripts and the server checks it. `serverErrors` is what the server found
 * wrong: pass the same object until there is a new one, or its messages come back with every
 * render.
 */
export function useCheckedForm<Form extends object>(options: {
  id: string;
  schema(): Promise<z.ZodMiniType<Form>>;
  serverErrors: FieldErrors;
  onValid(form: Form): void;
  /** Whether the entries are there again after a reload, or a link and Back. */
  keepsEntries?: boolean | undefined;
  /** Gets the entries that are back, for those that are not in a field. */
  onReturn?: ((entries: Entries) => void) | undefined;
}) {
  const { id, serverErrors } = options;
  const [errors, setErrors] = useState(serverErrors);
  const [found, setFound] = useState(serverErrors);
  /** As `found`, but also right after a form was submitted, before its errors are rendered. */
  const latest = useRef(found);
  const [fixed, setFixed] = useState<ReadonlySet<string>>(noNames);
  const [tries, setTries] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const isAtWork = useRef(false);
  const [told, setTold] = useState(serverErrors);
  const forgetEntries = useKeptEntries(options.keepsEntries ? id : undefined, options.onReturn);

  function report(faults: FieldErrors) {
    setErrors(faults);
    setFound(faults);
    latest.current = faults;
    setFixed(noNames);
  }

  function refuse(faults: FieldErrors) {
    report(faults);
    setTries((count) => count + 1);
  }

  if (serverErrors !== told) {
    setTold(serverErrors);
    refuse(serverErrors);
  }

  const errorOf = (name: string): string | undefined => errors[name];

  return {
    id,
    errorOf,
    faultOf(name: string): Fault | undefined {
      const message = found[name];
      return message === undefined ? undefined : { message, isFixed: fixed.has(name) };
    },
    tries,
    /** Props of a field. The error summary links to the id `<form>-<field>`. */
    field: <Name extends keyof Form & string>(name: Name) => ({
      id: `${id}-${name}`,
      name,
      error: errorOf(name),
    }),
    isChecking,
    /** To be called once the form has been sent: its entries are then no longer kept. */
    forgetEntries,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isAtWork.current) return;
      const element = event.currentTarget;
      isAtWork.current = true;
      setIsChecking(true);
      await afterFrame();
      const schema = await options.schema().catch(() => null);
      setIsChecking(false);
      isAtWork.current = false;
      if (!schema) {
        // Without a network the browser shows a page of its own, from which one comes back.
        if (navigator.onLine) forgetEntries();
        return element.submit();
      }
      // Reads the form now, after the schema has loaded: errors fixed in the meantime are not
      // reported.
      const checked = parseForm(new FormData(element), schema);
      if (checked.status === "error") return refuse(checked.error);
      report({});
      options.onValid(checked.value);
    },
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      // The frame that answers a press on a day, a time or the form's button would wait for it: what stands in for a busy
      // button gets the focus, too.
      if (target.matches("input:not([type=radio]), select, textarea")) {
        options.schema().catch(() => {});
      }
    },
    /**
     * Clears the message at a field that is being edited, and ticks it off in the summary once it
     * passes. Nobody is told of a new error while typing.
     */
    async onInput(event: FormEvent<HTMLFormElement>) {
      const element = event.currentTarget;
      const { name } = event.target as HTMLInputElement;
      // Uses the latest errors, because those of a form submitted just now may not be rendered yet.
      setErrors((current) => {
        if (!(name in current)) return current;
        const { [name]: _, ...others } = current;
        return others;
      });
      if (!(name in latest.current)) return;
      const schema = await options.schema().catch(() => null);
      if (!schema) return;
      const checked = parseForm(new FormData(element), schema);
      const isFixed = checked.status === "success" || !(name in checked.error);
      setFixed((names) => {
        const others = [...names].filter((one) => one !== name);
        return new Set(isFixed ? [...others, name] : others);
      });
    },
  };
}
