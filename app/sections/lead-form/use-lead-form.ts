import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { type Attempt, attemptAt } from "#app/forms/attempt.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import { type CheckedForm, useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useFormStamp } from "#app/forms/use-form-stamp.ts";
import type { PostedForm } from "./submit-inquiry.server.ts";

/** What the visitor fills in; `website` is a trap for programs. */
type FieldName<Form> = Exclude<keyof Form & string, "website">;

export type LeadFormOptions<Form extends object, Body extends object> = {
  /** Of the form element; its fields are `id-name`. */
  id: string;
  schema: z.ZodMiniType<Form>;
  /** What the fields hold at first, in the order of the page. */
  defaults: Record<FieldName<Form>, string>;
  /** Set when the page answers a submission without JavaScript. */
  posted?: PostedForm | undefined;
  compose(form: Form): Body;
  /** @throws ApiFailure when the server refuses it, other errors when no answer came. */
  send(body: Body & { stamp?: string }, idempotencyKey: string): Promise<unknown>;
  /** What the visitor is told when the server gives no reason. */
  failure: string;
  /** The visitor asked for this form: its first field takes the focus. */
  takesFocus?: boolean;
  onSent(form: NoInfer<Form>): void;
};

/** Checking, sending, and what became of it (specification 1, sections 4, 5 and 8). */
export function useLeadForm<Form extends object, Body extends object>(
  options: LeadFormOptions<Form, Body>,
) {
  const { id, schema, posted, defaults } = options;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState(posted?.message ?? "");
  const [cameBack, setCameBack] = useState(message !== "");
  const [serverErrors, setServerErrors] = useState(posted?.errors ?? {});
  const attempt = useRef<Attempt>(undefined);
  const isOnItsWay = useRef(false);
  const stamp = useFormStamp(id, posted === undefined);
  const form = useCheckedForm({ id, schema, serverErrors, onValid: send });

  async function send(filled: Form): Promise<void> {
    const body = options.compose(filled);
    attempt.current = attemptAt(JSON.stringify(body), stamp.current, attempt.current);
    const { stamp: sent, idempotencyKey } = attempt.current;
    isOnItsWay.current = true;
    setIsSubmitting(true);
    try {
      await options.send({ ...body, ...(sent && { stamp: sent }) }, idempotencyKey);
      options.onSent(filled);
    } catch (error) {
      const { message: told, errors } = failureOfCall(error, options.failure);
      setMessage(told);
      setServerErrors(errors);
    }
    isOnItsWay.current = false;
    setIsSubmitting(false);
  }

  /** A second press, or Return in a field, while the first is on its way does nothing. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isOnItsWay.current) return event.preventDefault();
    setMessage("");
    setCameBack(false);
    form.onSubmit(event);
  }

  const names = Object.keys(defaults) as FieldName<Form>[];
  const first = options.takesFocus ? `${id}-${names[0]}` : "";
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  const state: LeadFormState = {
    id,
    form,
    names,
    message,
    cameBack,
    isSubmitting,
    onSubmit,
    onInput: form.onInput,
  };
  return {
    /** For `LeadForm`. */
    state,
    /** Props of a field. */
    field: (name: FieldName<Form>) => ({
      ...form.field(name),
      defaultValue: posted?.entries[name] ?? defaults[name],
    }),
  };
}

/** What the form's frame needs, whatever its fields are. */
export type LeadFormState = {
  id: string;
  form: CheckedForm;
  /** Of the fields, in the order of the page. */
  names: readonly string[];
  /** Why it could not be sent; empty when there is nothing to tell. */
  message: string;
  /** The message came with the page, which shows the form from its top. */
  cameBack: boolean;
  isSubmitting: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
};
