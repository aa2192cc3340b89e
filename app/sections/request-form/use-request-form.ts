import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-client.ts";
import { listed, refusalOf } from "#app/forms/refusal.ts";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { type Attempt, attemptAt } from "./attempt.ts";
import type { PostedRequest } from "./submit-request.ts";
import { useFormStamp } from "./use-form-stamp.ts";

/** What the visitor fills in; `website` is a trap for programs. */
type FieldName<Form> = Exclude<keyof Form & string, "website">;

export type RequestFormOptions<Form extends object, Request extends object> = {
  /** Of the form element; its fields are `id-name`. */
  id: string;
  schema: z.ZodMiniType<Form>;
  /** What the fields hold at first, in the order of the page. */
  defaults: Record<FieldName<Form>, string>;
  /** Set when the page answers a submission without JavaScript. */
  posted?: PostedRequest | undefined;
  compose(form: Form): Request;
  /** @throws ApiFailure when the server refuses it, other errors when no answer came. */
  send(request: Request & { stamp?: string }, idempotencyKey: string): Promise<unknown>;
  /** What the visitor is told when the server gives no reason. */
  failure: string;
  /** The visitor asked for this form: its first field takes the focus. */
  takesFocus?: boolean;
  onSent(form: NoInfer<Form>): void;
};

/** Checking, sending, and what became of it (specification 1, sections 4, 5 and 8). */
export function useRequestForm<Form extends object, Request extends object>(
  options: RequestFormOptions<Form, Request>,
) {
  const { id, schema, posted, defaults } = options;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState(posted?.message ?? "");
  const [refusal, setRefusal] = useState(() => refusalOf(posted?.errors ?? {}));
  const [tries, setTries] = useState(0);
  const attempt = useRef<Attempt>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const stamp = useFormStamp(id, posted === undefined);
  const form = useCheckedForm({ id, schema, refusal, onValid: send });

  async function send(filled: Form): Promise<void> {
    if (isSubmitting) return;
    const request = options.compose(filled);
    attempt.current = attemptAt(JSON.stringify(request), stamp.current, attempt.current);
    const { stamp: sent, idempotencyKey } = attempt.current;
    setIsSubmitting(true);
    setMessage("");
    try {
      await options.send({ ...request, ...(sent && { stamp: sent }) }, idempotencyKey);
      options.onSent(filled);
    } catch (error) {
      const { message: reason, fields } = error instanceof ApiFailure ? error : unanswered;
      setMessage(`Error: ${reason || options.failure}`);
      setRefusal(refusalOf(listed(fields)));
      setTries((count) => count + 1);
    }
    setIsSubmitting(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setTries((count) => count + 1);
    setMessage("");
    form.onSubmit(event);
  }

  // The button was disabled while the request was on its way, and so has lost the focus.
  const hasFailed = message !== "" && tries > 0;
  useEffect(() => {
    if (!hasFailed) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "center" });
  }, [hasFailed]);

  const names = Object.keys(defaults) as FieldName<Form>[];
  const first = options.takesFocus ? `${id}-${names[0]}` : "";
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  return {
    id,
    message,
    isSubmitting,
    button,
    onSubmit,
    onInput: form.onInput,
    /** Counts, so that the summary takes the focus each time. */
    tries,
    summary: names.flatMap((name) => {
      const text = form.errorOf(name);
      return text ? [{ fieldId: `${id}-${name}`, message: text }] : [];
    }),
    /** Props of a field. */
    field: (name: FieldName<Form>) => ({
      ...form.field(name),
      defaultValue: posted?.entries[name] ?? defaults[name],
    }),
  };
}

export type RequestFormState = Omit<ReturnType<typeof useRequestForm>, "field">;

const unanswered = { message: "", fields: {} };
