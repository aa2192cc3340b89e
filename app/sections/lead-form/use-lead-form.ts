import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { cameFrom } from "#api-client/came-from.ts";
import { type Attempt, attemptAt, sendAttempt, unansweredAttempt } from "#app/forms/attempt.ts";
import { failureOfCall } from "#app/forms/failure.ts";
import { rememberSent } from "#app/forms/sent-here.ts";
import { type CheckedForm, useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useFormStamp } from "#app/forms/use-form-stamp.ts";
import type { OtherWays } from "#app/sections/signal/signal-notice.tsx";
import { prepareSignal, useSignal } from "#app/sections/signal/use-signal.ts";
import type { SentForm } from "#content/en/sent-here.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import type { PostedForm } from "./submit-form.server.ts";

/** The fields that the visitor fills in; `website` is a trap for bots, and photos have a field of their own. */
type FieldName<Form> = Exclude<keyof Form & string, "website" | "photos">;

export type LeadFormOptions<Form extends { phone: string }, Body extends object> = OtherWays & {
  /** Id of the form element; its fields have the ids `id-name`. */
  id: SentForm;
  /**
   * Imports the schema that checks the form, and the function that turns it into the request body.
   */
  rules(): Promise<{ schema: z.ZodMiniType<Form>; compose(form: Form): Body }>;
  /** The fields' initial values, in page order. */
  defaults: Record<FieldName<Form>, string>;
  /** Set when the page answers a submission without JavaScript. */
  posted?: PostedForm | undefined;
  /** @returns its id, if it has one. @throws ApiFailure when the server refuses it, other errors when no answer came. */
  send(body: Body & SentAlong, idempotencyKey: string): Promise<unknown>;
  /** The message when the server gives no reason. */
  failure: string;
  /** Whether the visitor asked for this form: its first field then takes the focus. */
  takesFocus?: boolean;
  /** Whether the entries are there again after a reload, or a link and Back. */
  keepsEntries?: boolean;
  onSent(form: NoInfer<Form>): void;
};

/** What goes along with each form, without being asked for. */
type SentAlong = { stamp?: string; cameFrom?: SaidOrigin };

/**
 * Shows that a form was sent, by its id, where it stands by now: who has left it while it was on its way, and is back, has
 * another one before them.
 */
const shows = new Map<string, (filled: never) => void>();

/** Checking, sending, and the outcome. */
export function useLeadForm<Form extends { phone: string }, Body extends object>(
  options: LeadFormOptions<Form, Body>,
) {
  const { id, posted, defaults } = options;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState(posted?.message ?? "");
  const [cameBack, setCameBack] = useState(message !== "");
  const [serverErrors, setServerErrors] = useState(posted?.errors ?? {});
  const attempt = useRef<Attempt>(undefined);
  const isOnItsWay = useRef(false);
  const isEdited = useRef(false);
  const stamp = useFormStamp(id, posted === undefined);
  const signal = useSignal(options);
  const form = useCheckedForm({
    id,
    schema: async () => {
      prepareSignal();
      return (await options.rules()).schema;
    },
    serverErrors,
    onValid: send,
    keepsEntries: options.keepsEntries,
  });

  async function send(filled: Form): Promise<void> {
    isOnItsWay.current = true;
    isEdited.current = false;
    setIsSubmitting(true);
    try {
      await press(filled);
    } catch (error) {
      const { status, message: told, errors } = failureOfCall(error, options.failure);
      // Of what a key belongs to there is something else by now.
      if (status === 422) attempt.current = undefined;
      setMessage(told);
      setServerErrors(errors);
    }
    isOnItsWay.current = false;
    setIsSubmitting(false);
  }

  /** @throws why it was not taken, if it was not. */
  async function press(filled: Form): Promise<void> {
    const { compose } = await options.rules();
    const last = attempt.current ?? unansweredAttempt(id);
    const along = () => ({ ...(stamp.current && { stamp: stamp.current }), cameFrom: cameFrom() });
    const current = attemptAt(compose(filled), along, last);
    attempt.current = current;
    const element = document.getElementById(id);
    const call = () => options.send(JSON.parse(current.body), current.idempotencyKey);
    const isHere = () => element?.isConnected === true;
    const arrived = (answer: unknown) => {
      if (attempt.current !== current) return;
      const sentId = typeof answer === "string" ? answer : "";
      rememberSent({ form: id, at: Date.now(), phone: filled.phone, id: sentId });
      if (isEdited.current) return;
      form.forgetEntries();
      shows.get(id)?.(filled as never);
    };
    const send = (isRepeat: boolean) => signal.send(call, element, isRepeat);
    const outcome = await sendAttempt(id, current, isHere, send, arrived);
    if ("error" in outcome) throw outcome.error;
  }

  function show(filled: Form): void {
    // What was changed since may still be sent.
    if (isEdited.current) return;
    form.forgetEntries();
    options.onSent(filled);
  }

  useEffect(() => {
    shows.set(id, show);
  });

  /** Ignores a second press, or Return in a field, while the first submission is on its way. */
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
    number: options.number,
    otherWay: options.otherWay,
    form,
    names,
    message,
    cameBack,
    isSubmitting,
    said: signal.said,
    onSubmit,
    onInput(event) {
      isEdited.current = true;
      form.onInput(event);
    },
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
export type LeadFormState = OtherWays & {
  id: string;
  form: CheckedForm;
  /** Names of the fields, in page order. */
  names: readonly string[];
  /** Why it could not be sent; empty when there is nothing to report. */
  message: string;
  /** Whether the message came with the page, which shows the form from its top. */
  cameBack: boolean;
  isSubmitting: boolean;
  /** How it gets on while the network is weak or away. */
  said: ReactNode;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
};
