import { failureOfService } from "#app/forms/failure.ts";
import type { PageContext } from "#app/page-context.ts";
import type { PostedChoice } from "#app/sections/appointment/posted-choice.server.ts";
import { appointmentPhotos as words } from "#content/en/photos.ts";
import { appointmentTime } from "#domain/appointment/appointment-form.ts";
import { dayParts } from "#domain/appointment/earlier-times.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";
import { photosOfForm } from "#domain/photo/photo-contract.ts";

/** What somebody has done on the page. */
export type Done =
  | "moved"
  | "cancelled"
  | "kept"
  | "pressed"
  | "photos"
  | "texts-on"
  | "texts-off"
  | "reminders-on"
  | "reminders-off"
  | "asked"
  | "declined"
  | "stopped";

export type ChangeResult = {
  status: number;
  /** What was done, or null when it was refused. */
  done: Done | null;
  /** Why it was refused. */
  message: string;
};

/** What the page shows after a submission without JavaScript. */
export type PostedChange = PostedChoice & { result: ChangeResult | null };

/** Moves, cancels or keeps without JavaScript, through the same service as the API. */
export async function submitChange(
  id: string,
  values: Record<string, string>,
  page: PageContext,
): Promise<ChangeResult> {
  const { appointments } = page.services;
  try {
    if (values.intent === "cancel") {
      await appointments.cancel(id, page.network);
      return { status: 200, done: "cancelled", message: "" };
    }
    if (values.intent === "keep") {
      await appointments.keep(id, page.network, appointmentTime.safeParse(values).data);
      return { status: 200, done: "kept", message: "" };
    }
    if (values.intent === "confirm") {
      await appointments.press(id, values.key ?? "", page.network);
      return { status: 200, done: "pressed", message: "" };
    }
    if (values.intent === "texts-on" || values.intent === "texts-off") {
      const isWanted = values.intent === "texts-on";
      // The box can only be unticked where a browser does not ask for it.
      if (isWanted && values.textConsent !== "on") return { status: 200, done: null, message: "" };
      await appointments.setTexts(id, { isWanted }, page.network);
      return { status: 200, done: values.intent, message: "" };
    }
    if (values.intent === "reminders-on" || values.intent === "reminders-off") {
      await appointments.setReminders(id, values.intent === "reminders-on", page.network);
      return { status: 200, done: values.intent, message: "" };
    }
    if (values.intent === "photos") return await addPhotos(id, values, page);
    const earlier = await changeEarlier(id, values, page);
    if (earlier) return { status: 200, done: earlier, message: "" };
    const target = appointmentTime.safeParse(values);
    if (!target.success) {
      const { path = [], message = "" } = target.error.issues[0] ?? {};
      page.reportInvalid({ [path.join(".")]: message });
      return { status: 400, done: null, message };
    }
    await appointments.move(id, target.data, page);
    return { status: 200, done: "moved", message: "" };
  } catch (error) {
    const { status, message } = failureOfService(error, page, failureMessages.change);
    return { status, done: null, message };
  }
}

/** Adds photos; a form in which none was chosen is refused. */
async function addPhotos(
  id: string,
  { photos, photoFaults }: Record<string, string>,
  { services, network }: PageContext,
): Promise<ChangeResult> {
  const ids = photosOfForm.parse(photos);
  // Each fault stands beside the field.
  if (ids.length === 0)
    return { status: 400, done: null, message: photoFaults ? "" : words.missing };
  const there = await services.appointments.addPhotos(id, ids, network);
  return { status: 200, done: there > 0 ? "photos" : null, message: there > 0 ? "" : words.gone };
}

/** Asks for an earlier time, or answers the offer of one; null when the form is about something else. */
async function changeEarlier(
  id: string,
  { intent, dayPart, offer = "" }: Record<string, string>,
  { services, network }: PageContext,
): Promise<ChangeResult["done"]> {
  switch (intent) {
    case "earlier": {
      const part = dayParts.find((known) => known === dayPart) ?? "any";
      await services.earlierTimes.ask(id, part, network);
      return "asked";
    }
    case "take":
      await services.appointments.takeEarlier(id, offer, network);
      return "moved";
    case "decline":
      await services.earlierTimes.decline(id, offer, network);
      return "declined";
    case "stop":
      await services.earlierTimes.stop(id, network);
      return "stopped";
    default:
      return null;
  }
}
