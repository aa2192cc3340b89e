import type { DetailsOf } from "#domain/lead/lead-event.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { Visitor } from "./api-visitor.ts";
import type { TestApp } from "./test-app.ts";
import { ada } from "./visitors.ts";

const { notes: _, ...person } = ada;

/** Writes to the office as a visitor, and returns the resulting lead as seen at the desk. */
export async function writeAsVisitor(
  server: Pick<TestApp, "visitor">,
  desk: Pick<Visitor, "send">,
  change: object = {},
): Promise<Lead> {
  const visitor = await server.visitor();
  const subject = "Contact Request: gutters";
  await visitor.post("/api/customers/contact", {
    ...person,
    subject,
    message: "They sag.",
    ...change,
  });
  const { body } = await desk.send("GET", "/api/desk/leads?list=all");
  return readLeadAs(desk, body.leads[0].id);
}

export async function readLeadAs(desk: Pick<Visitor, "send">, id: string): Promise<Lead> {
  const { status, body } = await desk.send("GET", `/api/desk/leads/${id}`);
  if (status !== 200) throw new Error(`lead: ${status}`);
  return body.lead;
}

/** What has happened to a lead's appointments under this name, oldest first. */
export function appointmentEntries(
  { timeline }: Pick<Lead, "timeline">,
  event: DetailsOf<"appointment">["event"],
) {
  return timeline.filter((entry) => entry.kind === "appointment" && entry.details.event === event);
}
