import { z } from "zod/mini";
import {
  appointmentBody,
  appointmentParams,
  appointmentResponse,
  bulkAvailabilityBody,
  bulkAvailabilityResponse,
  holdBody,
  holdResponse,
  moveBody,
  nextFreeDayResponse,
  releaseResponse,
  slotsQuery,
  slotsResponse,
} from "#domain/appointment/appointment-contract.ts";
import { assessmentBody, assessmentResponse } from "#domain/assessment/assessment-contract.ts";
import {
  emergencyParams,
  emergencyResponse,
  inquiryBody,
  inquiryResponse,
} from "#domain/inquiry/inquiry-contract.ts";
import { registration, registrationResponse } from "#domain/person/registration.ts";
import { photoParams, photoRemovedResponse, photoResponse } from "#domain/photo/photo-contract.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { reviewsResponse } from "#domain/review/review.ts";
import type { ApiContractTable } from "./api-call.ts";

/**
 * Every call of `/api` by path and method: what it is for, its input, and its response on success. The server's routes, the
 * OpenAPI document and the browser's client take it from this one table.
 */
export const apiContract = {
  "/auth/csrf-token": {
    get: {
      operation: "getCsrfToken",
      does: "Issues a CSRF token and sets the cookie that it belongs to. Every call but GET needs both.",
      response: z.object({ success: z.literal(true), csrfToken: z.string() }),
    },
  },
  "/auth/form-stamp": {
    get: {
      operation: "getFormStamp",
      does: "Signs the time at which a form was opened. The form may send it back as `stamp`.",
      response: z.object({ success: z.literal(true), stamp: z.string() }),
    },
  },
  "/appointments/available-slots": {
    get: {
      operation: "listSlots",
      does: "Lists the free and the booked times of a day. A day that cannot be booked has none of either.",
      query: slotsQuery,
      response: slotsResponse,
    },
  },
  "/appointments/bulk-availability": {
    post: {
      operation: "summarizeDays",
      does: "Counts the free times of several days. Nothing is stored.",
      body: bulkAvailabilityBody,
      response: bulkAvailabilityResponse,
    },
  },
  "/appointments/next-free-day": {
    get: {
      operation: "getNextFreeDay",
      does: "Finds the first day that has a free time.",
      response: nextFreeDayResponse,
    },
  },
  "/appointments": {
    post: {
      operation: "bookAppointment",
      does: "Books a free inspection for a registered customer. The appointment's id is the key to it: whoever has it may look, move and cancel. 409 when somebody else has just taken the time.",
      body: appointmentBody,
      response: appointmentResponse,
      statuses: [201],
      isSubmission: true,
      refuses: [409],
    },
  },
  "/appointments/{id}": {
    get: {
      operation: "getAppointment",
      does: "Returns an appointment.",
      params: appointmentParams,
      response: appointmentResponse,
    },
    put: {
      operation: "moveAppointment",
      does: "Moves an appointment to another time. Moving it to its own time changes nothing. 409 when the time is taken, or the appointment is canceled or over.",
      params: appointmentParams,
      body: moveBody,
      response: appointmentResponse,
      refuses: [409],
    },
    delete: {
      operation: "cancelAppointment",
      does: "Cancels an appointment and frees its time. Doing it again changes nothing. 409 when it is over.",
      params: appointmentParams,
      response: appointmentResponse,
      refuses: [409],
    },
  },
  "/holds": {
    post: {
      operation: "holdSeat",
      does: "Holds a time for this browser, which is known by a cookie, while its visitor fills in the form. 409 when the time is taken.",
      body: holdBody,
      response: holdResponse,
      refuses: [409],
    },
  },
  "/holds/{id}": {
    delete: {
      operation: "releaseSeat",
      does: "Gives up a time that this browser holds. Doing it again changes nothing.",
      params: appointmentParams,
      response: releaseResponse,
    },
  },
  "/photos": {
    post: {
      operation: "sendPhoto",
      does: "Sends a photo, which waits for a day for the request that names its id. The body is the picture itself: JPEG, PNG, WebP or HEIC, up to 15 MB. Its bytes say which.",
      upload: { media: ["application/octet-stream", "image/*"], bytes: photoLimits.bytes },
      response: photoResponse,
      statuses: [201],
    },
  },
  "/photos/{id}": {
    delete: {
      operation: "removePhoto",
      does: "Takes back a photo that has not been sent with a request yet. Doing it again changes nothing.",
      params: photoParams,
      response: photoRemovedResponse,
    },
  },
  "/customers/register": {
    post: {
      operation: "registerCustomer",
      does: "Registers a customer: 201, or 200 with the same id for a known email address. What is stored is never changed or revealed.",
      body: registration,
      response: registrationResponse,
      statuses: [200, 201],
      isSubmission: true,
    },
  },
  "/customers/contact": {
    post: {
      operation: "submitInquiry",
      does: "Sends an inquiry, or with `emergency` an emergency, to the office.",
      body: inquiryBody,
      response: inquiryResponse,
      statuses: [201],
      isSubmission: true,
    },
  },
  "/customers/contact/{id}": {
    get: {
      operation: "getEmergency",
      does: "Says when an emergency was sent, when an alert about it went out and to whom, and when it was read. Its id, which was answered to whoever sent it, is the key to it. It says nothing about anybody.",
      params: emergencyParams,
      response: emergencyResponse,
    },
  },
  "/customers/assessments": {
    post: {
      operation: "saveAssessment",
      does: "Saves the answers of the roof quiz, without a name or with `customerInfo`. A result that does not follow from the answers is refused.",
      body: assessmentBody,
      response: assessmentResponse,
      statuses: [201],
      isSubmission: true,
    },
  },
  "/customers/reviews": {
    get: {
      operation: "listReviews",
      does: "Lists reviews from Google. Where Google is not asked the list is empty: no review is invented. 502 while Google does not answer.",
      response: reviewsResponse,
      refuses: [502],
    },
  },
  "/openapi.json": {
    get: {
      operation: "getOpenApiDocument",
      does: "Returns this document. It is the only answer without `success`.",
      response: z.record(z.string(), z.unknown()),
    },
  },
} as const satisfies ApiContractTable;

export type ApiContract = typeof apiContract;
