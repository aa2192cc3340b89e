import { type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-client.ts";
import { sendRequest } from "#api-client/request-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import type { ContactRequestInput } from "#domain/request/contact-form.ts";
import { listed, type PostedRequest } from "./submit-request.ts";

/** What the visitor fills in; `website` is a trap for programs. */
type FieldName<Form> = Exclude<keyof Form & string, "website">;

export type RequestFormOptions<Form extends object> = {
  /** Of the form element; its fields are `id-name`. */
  id: string;
  schema: z.ZodMiniType<Form>;
  /** What the fields hold at first, in the order of the page. */
  defaults: Record<FieldName<Form>, string>;
  /** Set when the page answers a submission without JavaScript. */
  posted: PostedRequest | undefined;
  compose(form: Form): ContactRequestInput;
  /** What the visitor is told when the server gives no reason. */
  failure: string;
  /** The visitor asked for this form: its first field takes the focus. */
  takesFocus: boolean;
  onSent(email: string): void;
};

/** Checking, sending, and what became of it (specification 1, sections 4, 5 and 8). */
export function useRequestForm<Form extends object>(options: RequestFormOptions<Form>) {
  const { id, posted } = options;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState(posted?.message ?? "");
  const [refusal, setRefusal] = useState<SubmissionResult | undefined>(() =>
    posted ? refusalOf(posted.errors) : undefined,
  );
  const [tries, setTries] = useState(0);
  const attempt = useRef({ words: "", key: "" });
  const button = useRef<HTMLButtonElement>(null);

  const [form] = useForm<Record<string, unknown>, Form>({
    id,
    ...(refusal && { lastResult: refusal }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: ({ formData }) => parseForm(formData, options.schema),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") send(options.compose(submission.value));
    },
  });

  /** Sends once: the same words again have the same key, in case only the answer was lost. */
  async function send(request: ContactRequestInput): Promise<void> {
    if (isSubmitting) return;
    const words = JSON.stringify(request);
    if (attempt.current.words !== words) attempt.current = { words, key: newSubmissionKey() };
    setIsSubmitting(true);
    setMessage("");
    try {
      await sendRequest(request, attempt.current.key);
      options.onSent(request.email);
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

  /** The message of a field goes away when the field is edited. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (form.allErrors[name]) form.update({ name, validated: false });
  }

  // The button was disabled while the request was on its way, and so has lost the focus.
  const hasFailed = message !== "" && tries > 0;
  useEffect(() => {
    if (!hasFailed) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "center" });
  }, [hasFailed]);

  useFocusKeptByHydration(id);
  const names = Object.keys(options.defaults) as FieldName<Form>[];
  const first = options.takesFocus ? `${id}-${names[0]}` : "";
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  const errors = form.allErrors;
  return {
    id,
    message,
    isSubmitting,
    button,
    onSubmit,
    onInput,
    /** Counts, so that the summary takes the focus each time. */
    tries,
    summary: names.flatMap((name) => {
      const text = errors[name]?.[0];
      return text ? [{ fieldId: `${id}-${name}`, message: text }] : [];
    }),
    /** Props of a field. */
    field: (name: FieldName<Form>) => ({
      id: `${id}-${name}`,
      name,
      error: errors[name]?.[0],
      defaultValue: posted?.entries[name] ?? options.defaults[name],
    }),
  };
}

export type RequestFormState = Omit<ReturnType<typeof useRequestForm>, "field">;

const unanswered = { message: "", fields: {} };

function refusalOf(errors: Record<string, string[]>): SubmissionResult | undefined {
  return Object.keys(errors).length > 0 ? { status: "error", error: errors } : undefined;
}

/**
 * On a page that answers a faulty form, the summary takes the focus when the scripts come. Not from
 * a visitor who has begun to mend a field by then.
 */
function useFocusKeptByHydration(id: string) {
  const held = useRef<{ field: HTMLElement; scroll: number }>(undefined);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.closest(`#${id}`)) {
      held.current = { field, scroll: scrollY };
    }
  }, [id]);
  // Effects of children, the summary's among them, have run by now.
  useEffect(() => {
    if (!held.current) return;
    held.current.field.focus({ preventScroll: true });
    scrollTo({ top: held.current.scroll, behavior: "instant" });
    held.current = undefined;
  }, []);
}
