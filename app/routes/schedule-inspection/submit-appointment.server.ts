import { failureOfService } from "#app/forms/failure.ts";
import { type FieldErrors, parseForm } from "#app/forms/parse-form.ts";
import type { PageContext } from "#app/page-context.ts";
import type { PostedChoice } from "#app/sections/appointment/posted-choice.server.ts";
import { appointmentForm } from "#domain/appointment/appointment-form.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { slotLabel } from "#domain/calendar/slot.ts";

/** What the page shows after a submission without JavaScript. */
export type PostedSchedule = PostedChoice & { result: PostedAppointment | null };

export type PostedAppointment = {
  status: number;
  /** Messages by field, for a form that was refused. */
  errors: FieldErrors;
  /** Why the appointment could not be booked. */
  message: string;
};

/**
 * Books without JavaScript, by the same rules and through the same service as the API. Returns the
 * appointment's id, or why there is none.
 */
export async function submitAppointment(
  body: FormData,
  page: PageContext,
): Promise<PostedAppointment | { status: 303; id: string }> {
  const checked = parseForm(body, appointmentForm);
  if (checked.status !== "success") {
    page.reportInvalid(checked.error);
    return { status: 400, message: "", errors: checked.error };
  }
  const form = checked.value;
  const key = body.get("submissionKey");
  try {
    const answer = await page.services.appointments.registerAndBook(
      {
        name: "schedule-inspection",
        key: typeof key === "string" && key.length <= 64 ? key : undefined,
        // A repeat is recognized by the form as it was submitted, so the slot keeps the label used
        // there, not its internal name.
        body: { ...form, timeSlot: slotLabel(form.timeSlot) },
        network: page.network,
        browser: page.browser,
      },
      form,
    );
    return { status: 303, id: answer.body.appointment.id };
  } catch (error) {
    return failureOfService(error, page, failureMessages.schedule);
  }
}
