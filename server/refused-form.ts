import type { FastifyReply, FastifyRequest } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import { wasEnded } from "./plugins/early-end.ts";
import { pagePath, splitTarget } from "./plugins/request-target.ts";
import type { Refusal } from "./refusal.ts";

type FormName =
  | "booking"
  | "move"
  | "cancel"
  | "registration"
  | "contact"
  | "emergency"
  | "assessment";

/** What the log says of a refused submission; nothing in it was typed by its sender. */
type RefusedForm = {
  form: FormName;
  /** A limit's name, the names of the invalid fields, or a few words. */
  reason: string;
  status: number;
  /** In the business's time zone, ISO 8601 with its offset: what somebody on the phone remembers. */
  localTime: string;
};

/** What a refused form (a 4xx) was, whether a page or a call sent it; undefined for anything else. */
export function refusedForm(request: FastifyRequest, reply: FastifyReply): RefusedForm | undefined {
  const { statusCode: status } = reply;
  if (status < 400 || status >= 500) return undefined;
  // Taken, but for photos: the error is only for the browser.
  if (wasEnded(request.raw) && !reply.refusal) return undefined;
  const form = formOf(request);
  if (!form) return undefined;
  return { form, reason: reasonOf(status, reply.refusal), status, localTime: localTime() };
}

function formOf({ method, url, body }: FastifyRequest): FormName | undefined {
  const path = pagePath(splitTarget(url).path);
  if (method === "POST") {
    if (path.startsWith("/appointments/")) return intentOf(body);
    const form = posted[path];
    return form === "contact" && isEmergency(body) ? "emergency" : form;
  }
  if (!path.startsWith("/api/appointments/")) return undefined;
  return method === "PUT" ? "move" : method === "DELETE" ? "cancel" : undefined;
}

const posted: Readonly<Record<string, FormName>> = {
  "/api/appointments": "booking",
  "/api/customers/register": "registration",
  "/api/customers/contact": "contact",
  "/api/customers/assessments": "assessment",
  "/schedule-inspection": "booking",
  "/contact-us": "contact",
  "/contact": "contact",
  "/emergency-contact": "emergency",
};

function intentOf(body: unknown): FormName {
  const fields = new URLSearchParams(body instanceof Buffer ? body.toString() : "");
  return fields.get("intent") === "cancel" ? "cancel" : "move";
}

/** A call names an emergency in its body, which is missing if it was refused before. */
function isEmergency(body: unknown): boolean {
  return (
    typeof body === "object" && body !== null && "emergency" in body && body.emergency === true
  );
}

function reasonOf(status: number, refusal: Refusal | undefined): string {
  if (refusal?.reason) return refusal.reason;
  const fields = Object.keys(refusal?.fields ?? {}).map(nameOf);
  return fields.length > 0 ? [...new Set(fields)].join(", ") : (usual[status] ?? "not valid");
}

/** Our fields' names are single words. Any other name was made up by the sender. */
function nameOf(field: string): string {
  return /^[a-z][a-z]{0,29}$/i.test(field) ? field : "unknown field";
}

/** Where a status has only one reason. */
const usual: Readonly<Record<number, string>> = {
  403: "csrf",
  404: "unknown appointment",
  413: "too large",
  415: "wrong media type",
  422: "key used with another form",
};

function localTime(): string {
  return Temporal.Now.zonedDateTimeISO(businessProfile.timeZone).toString({
    timeZoneName: "never",
    fractionalSecondDigits: 0,
  });
}
