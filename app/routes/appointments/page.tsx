import { data, useSearchParams } from "react-router";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageContextOf } from "#app/page-context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { loadAppointmentDays } from "#app/sections/appointment/load-appointment-days.server.ts";
import { readChoice, slotsOf } from "#app/sections/appointment/posted-choice.server.ts";
import { ScheduledPanel } from "#app/sections/appointment/scheduled-panel.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { withoutTitle } from "#app/seo/without-title.ts";
import { unknown } from "#content/en/appointments.ts";
import { head } from "#generated/pages/appointments.ts";
import type { Route } from "./+types/page";
import { AppointmentDetails } from "./appointment-details.tsx";
import { isAhead, isPending } from "./appointment-state.ts";
import { submitChange } from "./submit-change.server.ts";
import { UnknownAppointment } from "./unknown-appointment.tsx";

export const handle: PageHandle = { offersInspection: false };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData === null
    ? pageMeta({ ...head, title: unknown.heading })
    : withoutTitle(pageMeta(head));

/** Anybody with the id may see the appointment, so no cache may keep a copy of the page. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const appointment = await page.services.appointments.find(params.id);
  if (!appointment) return data(null, { status: 404 });
  const key = new URL(request.url).searchParams.get("confirm");
  return {
    appointment,
    pressKey: key && page.services.appointments.mayPress(params.id, key) ? key : null,
    earlier: await page.services.earlierTimes.find(params.id),
    calendar: await loadAppointmentDays(page),
  };
}

/** The page without JavaScript: choosing a day, and confirming a move or cancellation. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContextOf(context);
  const body = await readForm(request);
  const { step, values } = readChoice(body);
  const result = step === "submit" ? await submitChange(params.id, values, page) : null;
  const slots = await slotsOf(page, values.date);
  return data({ values, slots, result }, { status: result?.status ?? 200 });
}

/** The appointment, or after booking (`?booked`) its confirmation. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (!loaderData) return <UnknownAppointment />;
  const { appointment } = loaderData;
  if (search.has("booked") && (isAhead(appointment) || isPending(appointment))) {
    return <ScheduledPanel appointment={appointment} />;
  }
  return <AppointmentDetails {...loaderData} posted={actionData} />;
}
