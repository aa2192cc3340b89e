import { data, redirect } from "react-router";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageContextOf } from "#app/page-context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { loadAppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { readChoice, slotsOf } from "#app/sections/appointment/posted-choice.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { withoutTitle } from "#app/seo/without-title.ts";
import { description } from "#content/en/descriptions/schedule-inspection.ts";
import { bookedPath } from "#content/links.ts";
import { head } from "#generated/pages/schedule-inspection.ts";
import type { Route } from "./+types/page";
import { ScheduleForm } from "./schedule-form.tsx";
import { submitAppointment } from "./submit-appointment.server.ts";

export const handle: PageHandle = { offersInspection: false };

export const meta = () => withoutTitle(pageMeta({ ...head, description }));

export async function loader({ context }: Route.LoaderArgs) {
  return loadAppointmentDays(pageContextOf(context));
}

/**
 * The form without JavaScript: every step is a submission that keeps the entries. The last one leads to the
 * appointment's own address, which can be reloaded.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContextOf(context);
  const body = await readForm(request);
  const { step, values } = readChoice(body);
  const result = step === "submit" ? await submitAppointment(body, page) : null;
  if (result && "id" in result) return redirect(bookedPath(result.id), result.status);
  values.submissionKey ||= page.services.formSigns.newSubmissionKey();
  const slots = await slotsOf(page, values.date);
  return data({ values, slots, result }, { status: result?.status ?? 200 });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduleForm calendar={loaderData} posted={actionData} />;
}
