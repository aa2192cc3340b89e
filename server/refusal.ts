import { ourFault } from "#content/en/faults.ts";
import type { ApiError } from "#domain/api/api-error.ts";
import { DatabaseUnavailable } from "./database/unavailable.ts";
import { WritesPaused } from "./database/write-gate.ts";

/**
 * A request that is turned down. `message` is one sentence for the visitor; any other error is a fault whose text is
 * never shown.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry is worthwhile, if known: `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Why, in a word or two for the log; empty where status and fields say it. */
  reason = "";
  /** Why, for a client that can do something about it. */
  problem: ApiError["code"];

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

  /** Tells the client what it can do something about. */
  withCode(code: NonNullable<ApiError["code"]>): this {
    this.problem = code;
    return this;
  }

  /** Gives the log its reason, which must hold nothing that a visitor typed. */
  because(reason: string): this {
    this.reason = reason;
    return this;
  }
}

/** For a request without a more specific fault. */
export const notValid = "The request is not valid.";

/** For what the role may not do: the answer to the call, or the message of a field. */
export const notOfYourRole = "Your role may not do this.";

/** 400 with a message per field; the first one is also the sentence. */
export function invalidInput(fields: Record<string, string>): Refusal {
  return new Refusal(400, Object.values(fields)[0] ?? notValid, fields);
}

/** 429 until `opensAt`, because of the limit with this name. */
export function tooMany(message: string, limit: string, opensAt: Date, now: Date): Refusal {
  const seconds = Math.ceil((opensAt.getTime() - now.getTime()) / 1_000);
  return new Refusal(429, message, undefined, Math.max(seconds, 1)).because(limit);
}

/** 409 for an appointment that is canceled. */
export function canceledAppointment(): Refusal {
  const message = "This appointment is canceled. Please book a new inspection.";
  return new Refusal(409, message).because("appointment canceled");
}

/** General sentences for visitors. Each gives a phone number in display form. */
export const sentences = {
  tooMany: (phone: string) =>
    `Too many requests. Please wait a minute and try again, or call ${phone}.`,
  away: (phone: string) =>
    `Our system does not answer at the moment. Please try again in a minute, or call us at ${phone}.`,
  paused: (phone: string) =>
    `One minute, please: our site is being updated. Please send this again in a minute, or call us at ${phone}.`,
  fault: (phone: string) => `${ourFault} Please try again, or call us at ${phone}.`,
};

/** @param phone The business's phone number in display form. */
export function tooManyRequests(phone: string): Refusal {
  return new Refusal(429, sentences.tooMany(phone)).because("requests per minute");
}

export function unknownAddress(): Refusal {
  return new Refusal(404, "This address does not exist.");
}

export function unknownAppointment(): Refusal {
  return new Refusal(404, "We cannot find this appointment.");
}

/** For a cursor that no page of the list has returned. */
export function unknownListPage(): Refusal {
  return new Refusal(400, "This page of the list does not exist.");
}

/** Seconds: a restart of the database or clearing a backlog takes about this long. */
export const retryAfterOutage = 5;

/**
 * The answer for any error: refusals as they are, 503 while the database is away or too busy, otherwise a fault of
 * ours. It always tells visitors to call.
 * @param phone The business's phone number in display form.
 */
export function asRefusal(error: unknown, phone: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof WritesPaused) {
    return new Refusal(503, sentences.paused(phone), undefined, retryAfterOutage).withCode(
      "one-minute",
    );
  }
  return error instanceof DatabaseUnavailable
    ? new Refusal(503, sentences.away(phone), undefined, retryAfterOutage)
    : new Refusal(500, sentences.fault(phone));
}
