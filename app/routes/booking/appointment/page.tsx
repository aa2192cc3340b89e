import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { visitOf } from "#app/page-visit.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { head } from "#generated/pages/booking/appointment.ts";
import { readBookingPost, slotsOf } from "../booking-post.ts";
import { loadBookingCalendar } from "../load-booking-calendar.ts";
import { withoutTitle } from "../without-title.ts";
import type { Route } from "./+types/page";
import { AppointmentDetails } from "./appointment-details.tsx";
import { submitChange } from "./submit-change.ts";
import { UnknownAppointment } from "./unknown-appointment.tsx";

export const handle: PageHandle = { offersBooking: false };

export const meta = () => withoutTitle(pageMeta(head));

/** Whoever has the id may see the visit; nobody else may keep a copy of the page. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, reportError } = visitOf(context);
  const appointment = await services.inspections.find(params.id);
  if (!appointment) return data(null, { status: 404 });
  return { appointment, calendar: await loadBookingCalendar(services.inspections, reportError) };
}

/** What the page does without JavaScript: choosing a day, and the confirmed move or cancellation. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const body = await readForm(request);
  const { step, values } = readBookingPost(body);
  const result = step === "submit" ? await submitChange(params.id, values, visit) : null;
  const slots = await slotsOf(visit, values.date);
  return data({ values, slots, result }, { status: result?.status ?? 200 });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <UnknownAppointment />;
  return <AppointmentDetails {...loaderData} posted={actionData} />;
}
