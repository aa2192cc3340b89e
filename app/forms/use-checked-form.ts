import { type SubmissionResult, useForm } from "@conform-to/react";
import type { FormEvent } from "react";
import type { z } from "zod/mini";
import { parseForm } from "./parse-form.ts";

export type Refusal = SubmissionResult | undefined;

/**
 * A form that is checked against its schema when it is sent: `onValid` gets it when nothing is
 * wrong, else the first faulty field takes the focus. The message of a field goes away when the
 * field is edited. `refusal` is what a server found wrong; hand over the same object until there is
 * another, or its messages come back with every render.
 */
export function useCheckedForm<Form extends object>(options: {
  id: string;
  schema: z.ZodMiniType<Form>;
  refusal: Refusal;
  onValid(form: Form): void;
}) {
  const { id, schema, refusal } = options;
  const [form] = useForm<Record<string, unknown>, Form>({
    id,
    ...(refusal && { lastResult: refusal }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: ({ formData }) => parseForm(formData, schema),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") options.onValid(submission.value);
    },
  });
  const errorOf = (name: string): string | undefined => form.allErrors[name]?.[0];

  return {
    id,
    errorOf,
    /** Props of a field, which an error summary finds under `<form>-<field>`. */
    field: <Name extends keyof Form & string>(name: Name) => ({
      id: `${id}-${name}`,
      name,
      error: errorOf(name),
    }),
    onSubmit: form.onSubmit,
    onInput(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      if (errorOf(name)) form.update({ name, validated: false });
    },
  };
}
