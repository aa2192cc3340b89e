import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod/mini";
import { type FieldErrors, parseForm } from "./parse-form.ts";

/** What a form shares with the summary of its errors. */
export type CheckedForm = {
  id: string;
  errorOf(name: string): string | undefined;
  /** Counts the tries that were refused: by each of them the summary takes the focus anew. */
  tries: number;
  /** It was sent, and its schema is still on its way. */
  isChecking: boolean;
  /** For the form element: whoever uses it will want its schema. */
  onFocus(): void;
};

/**
 * A form that is checked against its schema when it is sent, and only then: `onValid` gets it when
 * nothing is wrong. Else each faulty field has its message until it is edited, and `FormErrors`,
 * which belongs above the fields, sums them up and takes the focus. `schema` imports the schema, which
 * is no part of the page's first scripts; when it does not come, the form is sent as one without
 * scripts, and the server checks it. `serverErrors` is what a server
 * found wrong; hand over the same object until there is another, or its messages come back with
 * every render.
 */
export function useCheckedForm<Form extends object>(options: {
  id: string;
  schema(): Promise<z.ZodMiniType<Form>>;
  serverErrors: FieldErrors;
  onValid(form: Form): void;
}) {
  const { id, serverErrors } = options;
  const [errors, setErrors] = useState(serverErrors);
  const [tries, setTries] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const isAtWork = useRef(false);
  const [told, setTold] = useState(serverErrors);

  function refuse(faults: FieldErrors) {
    setErrors(faults);
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
    tries,
    /** Props of a field, which an error summary finds under `<form>-<field>`. */
    field: <Name extends keyof Form & string>(name: Name) => ({
      id: `${id}-${name}`,
      name,
      error: errorOf(name),
    }),
    isChecking,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isAtWork.current) return;
      const element = event.currentTarget;
      isAtWork.current = true;
      setIsChecking(true);
      const schema = await options.schema().catch(() => null);
      setIsChecking(false);
      isAtWork.current = false;
      if (!schema) return element.submit();
      // As it stands now: who has typed on while the schema came is not told of what is mended already.
      const checked = parseForm(new FormData(element), schema);
      if (checked.status === "error") return refuse(checked.error);
      setErrors({});
      options.onValid(checked.value);
    },
    onFocus() {
      options.schema().catch(() => {});
    },
    /** A field that is being edited is no longer called wrong; nothing is checked meanwhile. */
    onInput(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      // Of the errors as they will be: those of a form just sent may not be drawn yet.
      setErrors((current) => {
        if (!(name in current)) return current;
        const { [name]: _, ...others } = current;
        return others;
      });
    },
  };
}
