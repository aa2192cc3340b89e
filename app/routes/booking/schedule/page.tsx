import { data } from "react-router";
import { visitOf } from "#app/page-visit.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { readBookingPost, slotsOf } from "../booking-post.ts";
import { loadBookingCalendar } from "../load-booking-calendar.ts";
import type { Route } from "./+types/page";
import { schedulePage } from "./page-info.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { submitBooking } from "./submit-booking.ts";

export const meta = () => pageMeta(schedulePage);

export async function loader({ context }: Route.LoaderArgs) {
  const { services, reportError } = visitOf(context);
  return loadBookingCalendar(services.inspections, reportError);
}

/** What the form does without JavaScript: every step is a submission that keeps the entries. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const body = await request.formData();
  const { step, values } = readBookingPost(body);
  const result = step === "submit" ? await submitBooking(body, visit) : null;
  values.submission ||= visit.services.newSubmissionKey();
  const slots = await slotsOf(visit, values.date);
  return data({ values, slots, result }, { status: result?.status ?? 200 });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduleForm calendar={loaderData} posted={actionData} />;
}
