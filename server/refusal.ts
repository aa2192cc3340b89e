import { ourFault } from "#content/en/faults.ts";
import { DatabaseUnavailable } from "./database/unavailable.ts";

/**
 * A request that is answered with "no". `message` is one sentence a visitor may read; whatever is
 * thrown that is not a refusal is a fault, and its text stays inside.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it is worth trying again, where that is known: `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Of a request with which nothing else can be said to be wrong. */
export const notValid = "The request is not valid.";

/** Of what staff may not do: to the call, or beside the field with which they tried. */
export const notOfYourRole = "Your role may not do this.";

/** 400 with a message per field; the first one is also the sentence. */
export function invalidInput(fields: Record<string, string>): Refusal {
  return new Refusal(400, Object.values(fields)[0] ?? notValid, fields);
}

/** 429 until `opensAt`. */
export function tooMany(message: string, opensAt: Date, now: Date): Refusal {
  const seconds = Math.ceil((opensAt.getTime() - now.getTime()) / 1_000);
  return new Refusal(429, message, undefined, Math.max(seconds, 1));
}

/** What visitors are told of whatever they asked for. Each tells a number, as it is shown. */
export const sentences = {
  tooMany: (phone: string) =>
    `Too many requests. Please wait a minute and try again, or call ${phone}.`,
  away: (phone: string) =>
    `Our system does not answer at the moment. Please try again in a minute, or call us at ${phone}.`,
  fault: (phone: string) => `${ourFault} Please try again, or call us at ${phone}.`,
};

/** @param phone The business's number, as it is shown. */
export function tooManyRequests(phone: string): Refusal {
  return new Refusal(429, sentences.tooMany(phone));
}

export function unknownAddress(): Refusal {
  return new Refusal(404, "This address does not exist.");
}

export function unknownAppointment(): Refusal {
  return new Refusal(404, "We cannot find this appointment.");
}

/** For a cursor that no page of the list has given. */
export function unknownListPage(): Refusal {
  return new Refusal(400, "This page of the list does not exist.");
}

/** A restart of the database takes a few seconds; so does working off a crowd. */
export const retryAfterOutage = 5;

/**
 * What to answer for whatever was thrown: a refusal as it is, 503 while the database is away or too
 * busy, anything else as a fault of ours. The visitor can always call.
 * @param phone The business's number, as it is shown.
 */
export function asRefusal(error: unknown, phone: string): Refusal {
  if (error instanceof Refusal) return error;
  return error instanceof DatabaseUnavailable
    ? new Refusal(503, sentences.away(phone), undefined, retryAfterOutage)
    : new Refusal(500, sentences.fault(phone));
}
