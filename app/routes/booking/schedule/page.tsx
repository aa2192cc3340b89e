import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { visitOf } from "#app/page-visit.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { head } from "#generated/pages/booking/schedule.ts";
import { readBookingPost, slotsOf } from "../booking-post.ts";
import { loadBookingCalendar } from "../load-booking-calendar.ts";
import { withoutTitle } from "../without-title.ts";
import type { Route } from "./+types/page";
import { ScheduleForm } from "./schedule-form.tsx";
import { submitBooking } from "./submit-booking.ts";

export const handle: PageHandle = { offersBooking: false };

export const meta = () => withoutTitle(pageMeta(head));

export async function loader({ context }: Route.LoaderArgs) {
  const { services, reportError } = visitOf(context);
  return loadBookingCalendar(services.inspections, reportError);
}

/** What the form does without JavaScript: every step is a submission that keeps the entries. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const body = await readForm(request);
  const { step, values } = readBookingPost(body);
  if (values.date === undefined) body.delete("date");
  const result = step === "submit" ? await submitBooking(body, visit) : null;
  values.submission ||= visit.services.newSubmissionKey();
  const slots = await slotsOf(visit, values.date);
  return data({ values, slots, result }, { status: result?.status ?? 200 });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduleForm calendar={loaderData} posted={actionData} />;
}
