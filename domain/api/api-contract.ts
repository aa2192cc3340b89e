import { z } from "zod/mini";
import {
  appointmentAnswer,
  appointmentBody,
  appointmentParams,
  bulkAvailabilityAnswer,
  bulkAvailabilityBody,
  moveBody,
  nextFreeDayAnswer,
  slotsAnswer,
  slotsQuery,
} from "#domain/appointment/appointment-contract.ts";
import { assessmentAnswer, assessmentBody } from "#domain/assessment/assessment-contract.ts";
import { inquiryAnswer, inquiryBody } from "#domain/inquiry/inquiry-contract.ts";
import { registration, registrationAnswer } from "#domain/person/registration.ts";
import { reviewsAnswer } from "#domain/review/review.ts";

/**
 * Every call of `/api` by path and method: its input, and its answer on success. The server's routes and the browser's
 * client are typed by this one table.
 */
export const apiContract = {
  "/auth/csrf-token": {
    get: { answer: z.object({ success: z.literal(true), csrfToken: z.string() }) },
  },
  "/auth/form-stamp": {
    get: { answer: z.object({ success: z.literal(true), stamp: z.string() }) },
  },
  "/appointments/available-slots": { get: { query: slotsQuery, answer: slotsAnswer } },
  "/appointments/bulk-availability": {
    post: { body: bulkAvailabilityBody, answer: bulkAvailabilityAnswer },
  },
  "/appointments/next-free-day": { get: { answer: nextFreeDayAnswer } },
  "/appointments": { post: { body: appointmentBody, answer: appointmentAnswer } },
  "/appointments/{id}": {
    get: { params: appointmentParams, answer: appointmentAnswer },
    put: { params: appointmentParams, body: moveBody, answer: appointmentAnswer },
    delete: { params: appointmentParams, answer: appointmentAnswer },
  },
  "/customers/register": { post: { body: registration, answer: registrationAnswer } },
  "/customers/contact": { post: { body: inquiryBody, answer: inquiryAnswer } },
  "/customers/assessments": { post: { body: assessmentBody, answer: assessmentAnswer } },
  "/customers/reviews": { get: { answer: reviewsAnswer } },
} as const;

export type ApiContract = typeof apiContract;
