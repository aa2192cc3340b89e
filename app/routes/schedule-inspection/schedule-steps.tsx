import { useEffect, useRef } from "react";
import { Trap } from "#app/forms/trap.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { useFilledIn } from "#app/forms/use-filled-in.ts";
import { useFormStamp } from "#app/forms/use-form-stamp.ts";
import { ChoiceSteps } from "#app/sections/appointment/choice-steps.tsx";
import type { AppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { Step } from "#app/sections/appointment/step.tsx";
import { StepBar } from "#app/sections/appointment/step-bar.tsx";
import { TextConsent } from "#app/sections/appointment/text-consent.tsx";
import { useAppointmentChoice } from "#app/sections/appointment/use-appointment-choice.ts";
import { useFailure } from "#app/sections/appointment/use-failure.ts";
import { useCarriedNotes } from "#app/sections/carried/use-carried-notes.ts";
import {
  AddressField,
  EmailField,
  NameField,
  PhoneField,
} from "#app/sections/lead-form/contact-fields.tsx";
import { FormErrors } from "#app/sections/lead-form/form-errors.tsx";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { bookingTextConsent } from "#content/en/booking-text-consent.ts";
import { phoneUse } from "#content/en/phone-use.ts";
import { form as words } from "#content/en/schedule-inspection.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { AppointmentForm } from "#domain/appointment/appointment-form.ts";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { TextareaField } from "#ui/pages/textarea-field.tsx";
import { AppointmentSheet } from "./appointment-sheet.tsx";
import type { OnBooked } from "./book.ts";
import { EarlierAppointment } from "./earlier-appointment.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import type { PostedSchedule } from "./submit-appointment.server.ts";
import { useHold } from "./use-hold.ts";
import { formId, loadBooking, useSchedule } from "./use-schedule.ts";

/** In the order of the page. */
const names = [
  "date",
  "timeSlot",
  "name",
  "phone",
  "email",
  "address",
  "notes",
] as const satisfies readonly (keyof AppointmentForm)[];

/** Date, time, your information: in one form, so that no step loses what another one holds. */
export function ScheduleSteps(props: {
  calendar: AppointmentDays;
  posted: PostedSchedule | undefined;
  /** Whether somebody who has booked in this browser is told so. */
  tellsOfEarlier: boolean;
  onBooked: OnBooked;
}) {
  const { calendar, posted } = props;
  const failure = useFailure(posted?.result?.message);
  const choice = useAppointmentChoice(calendar, posted, failure.clear);
  const hold = useHold(choice, failure);
  const stamp = useFormStamp(formId, posted === undefined);
  const schedule = useSchedule(choice, failure, posted?.result, finish, stamp, () =>
    form.forgetEntries(),
  );
  const form = useCheckedForm({
    id: formId,
    schema: async () => {
      loadBooking().catch(() => {});
      return (await import("#domain/appointment/appointment-form.ts")).appointmentForm;
    },
    serverErrors: schedule.serverErrors,
    onValid: schedule.book,
    keepsEntries: true,
    onReturn({ date, timeSlot }) {
      choice.restore(date, timeSlot);
      if (date) schedule.tellOfUnanswered().catch(() => {});
    },
  });
  const { isFilledIn, look } = useFilledIn(form.id);
  useCarriedNotes(form.field("notes").id);

  function finish(...booked: Parameters<OnBooked>) {
    form.forgetEntries();
    hold.consume();
    props.onBooked(...booked);
  }

  const message = useRef<HTMLDivElement>(null);
  const hasMessage = failure.message !== "";
  useEffect(() => {
    if (hasMessage) message.current?.scrollIntoView({ block: "center" });
  }, [hasMessage]);

  const field = (name: "name" | "email" | "phone" | "address" | "notes") => ({
    ...form.field(name),
    defaultValue: posted?.values[name],
  });
  const comesBack = Boolean(posted?.result);
  const messagesAtTime = [failure.conflict?.message, failure.message]
    .filter((text) => text !== undefined && text !== "")
    .map((text = "") => ({ fieldId: "time", message: text }));
  const errors = (
    <FormErrors
      form={form}
      title={words.errors}
      names={names}
      places={{ date: "date", timeSlot: "time" }}
      further={comesBack ? messagesAtTime : []}
    />
  );
  const isBusy = schedule.isSubmitting || form.isChecking;
  const isReady = choice.date !== undefined && choice.slot !== undefined;

  return (
    <form
      id={form.id}
      method="post"
      action={"/schedule-inspection" satisfies LinkTarget}
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => {
        form.onInput(event);
        look();
      }}
      onFocus={form.onFocus}
    >
      <div className="page-grid gap-y-4 pb-section">
        {/* Return in a text field presses a form's first button, which must not be a day. */}
        <button
          type="submit"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          disabled={!isReady && choice.isInteractive}
        />
        {/* Makes a repeated submission, such as by a reload, harmless. */}
        {posted && <input type="hidden" name="submissionKey" value={posted.values.submissionKey} />}

        <Trap />
        {/* On paper nothing can be chosen: the sheet says what is. */}
        <div className="col-span-full lg:col-span-8 print:hidden">
          {/* A form that was sent without scripts comes back at its top, so the errors go there;
              otherwise they go above the fields of the last step. */}
          {comesBack && errors}
          <ChoiceSteps
            choice={choice}
            conflict={failure.conflict}
            errors={{ date: form.errorOf("date"), timeSlot: form.errorOf("timeSlot") }}
          />
          <Step id="information" number={3} title={words.heading}>
            {props.tellsOfEarlier && (
              <EarlierAppointment
                today={calendar.today}
                onBookAnother={() => document.getElementById(field("name").id)?.focus()}
              />
            )}
            <HoldNotice said={hold.said} />
            {!comesBack && <div className="max-w-2xl not-empty:mb-8">{errors}</div>}
            <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
              <NameField {...field("name")} />
              <PhoneField note={phoneUse.appointment} {...field("phone")} />
              {calendar.offersTexts && (
                <div className="sm:col-span-2">
                  <TextConsent
                    label={bookingTextConsent}
                    defaultChecked={posted?.values.textConsent === "on"}
                  />
                </div>
              )}
              <div className="sm:col-span-2">
                <EmailField hint={words.hints.email} {...field("email")} />
              </div>
              <div className="sm:col-span-2">
                <AddressField label={words.labels.address} required {...field("address")} />
              </div>
              <div className="sm:col-span-2">
                <TextareaField
                  label={words.labels.notes}
                  hint={words.hints.notes}
                  rows={4}
                  {...field("notes")}
                />
              </div>
            </div>
            <div ref={message} className="mt-8 max-w-2xl">
              {hasMessage && (
                <Notice tone="error" role="alert">
                  <MessageWithPhone message={failure.message} />
                </Notice>
              )}
            </div>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button
                busy={isBusy}
                busyLabel={words.submitting}
                disabled={!isReady && choice.isInteractive}
              >
                {words.submit}
              </Button>
              <p className="text-small text-slate-700">{choice.summary}</p>
            </div>
            <div role="status" className="max-w-2xl not-empty:mt-6">
              {schedule.said}
            </div>
          </Step>
        </div>
        <div className="col-span-full lg:col-span-4">
          <AppointmentSheet date={choice.date} slot={choice.slot} />
        </div>
      </div>
      <StepBar
        date={choice.date}
        slot={choice.slot}
        lastStep="information"
        send={
          isReady && isFilledIn
            ? { label: words.submit, busyLabel: words.submitting, isBusy }
            : undefined
        }
      />
    </form>
  );
}
