import { useForm } from "@conform-to/react";
import type { FormEvent } from "react";
import { parseForm } from "#app/forms/parse-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#domain/customer/contact-details.ts";
import { type Registration, registration } from "#domain/customer/registration.ts";
import { type SavedQuiz, useFollowUp } from "./use-follow-up.ts";

/** Who asks: turns an anonymous result into a request (specification 1, section 5). */
export function FollowUpForm(props: { finished: SavedQuiz; onSent(customer: Registration): void }) {
  const followUp = useFollowUp(props.finished, props.onSent);
  const [form, fields] = useForm<Registration>({
    id: "assessment-follow-up",
    lastResult: followUp.result,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onSubmit",
    onValidate: ({ formData }) => parseForm(formData, registration),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success") followUp.send(submission.value);
    },
  });

  /** The message of a field goes away when the field is edited. */
  function forgetError(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name as keyof Registration;
    if (fields[name]?.errors) form.update({ name: fields[name].name, validated: false });
  }

  const field = (name: keyof Registration) => ({
    id: fields[name].id,
    name,
    error: fields[name].errors?.[0],
  });

  return (
    <section
      aria-labelledby="follow-up-title"
      className="grid gap-x-14 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h3 id="follow-up-title" className="text-heading">
          Shall we take a closer look?
        </h3>
        <p className="mt-3 max-w-prose text-slate-700">
          Send us your result and we contact you about it. Your six answers come with it, so you
          need not tell them twice. You get a copy by email.
        </p>
      </div>
      <form id={form.id} method="post" noValidate onSubmit={form.onSubmit} onInput={forgetError}>
        <div className="grid gap-5 @lg:grid-cols-2">
          <TextField
            label="Name"
            required
            autoComplete="name"
            maxLength={limits.name}
            {...field("name")}
          />
          <TextField
            label="Phone"
            type="tel"
            required
            autoComplete="tel"
            maxLength={limits.phone}
            {...field("phone")}
          />
          <div className="@lg:col-span-2">
            <TextField
              label="Email"
              type="email"
              required
              autoComplete="email"
              {...field("email")}
            />
          </div>
          <div className="@lg:col-span-2">
            <TextField
              label="Address (optional)"
              autoComplete="street-address"
              maxLength={limits.address}
              {...field("address")}
            />
          </div>
        </div>
        <div className="mt-6">
          <Button busy={followUp.isSubmitting} busyLabel="Submitting...">
            Send my assessment
          </Button>
        </div>
        {followUp.message && (
          <div className="mt-5">
            <Notice tone="error" role="alert">
              {followUp.message}
            </Notice>
          </div>
        )}
      </form>
    </section>
  );
}
