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
import { inquiryBody, inquiryResponse } from "#domain/inquiry/inquiry-contract.ts";
import { registration, registrationResponse } from "#domain/person/registration.ts";
import { photoParams, photoRemovedResponse, photoResponse } from "#domain/photo/photo-contract.ts";
import { reviewsResponse } from "#domain/review/review.ts";

/**
 * Every call of `/api` by path and method: its input, and its response on success. The server's routes and the browser's
 * client are typed by this one table.
 */
export const apiContract = {
  "/auth/csrf-token": {
    get: { response: z.object({ success: z.literal(true), csrfToken: z.string() }) },
  },
  "/auth/form-stamp": {
    get: { response: z.object({ success: z.literal(true), stamp: z.string() }) },
  },
  "/appointments/available-slots": { get: { query: slotsQuery, response: slotsResponse } },
  "/appointments/bulk-availability": {
    post: { body: bulkAvailabilityBody, response: bulkAvailabilityResponse },
  },
  "/appointments/next-free-day": { get: { response: nextFreeDayResponse } },
  "/appointments": { post: { body: appointmentBody, response: appointmentResponse } },
  "/appointments/{id}": {
    get: { params: appointmentParams, response: appointmentResponse },
    put: { params: appointmentParams, body: moveBody, response: appointmentResponse },
    delete: { params: appointmentParams, response: appointmentResponse },
  },
  /** A seat held for this browser, which is known by a cookie. */
  "/holds": { post: { body: holdBody, response: holdResponse } },
  "/holds/{id}": { delete: { params: appointmentParams, response: releaseResponse } },
  /** The body is the picture itself, as `application/octet-stream` or `image/…`. */
  "/photos": { post: { response: photoResponse } },
  /** Takes back a picture that has not been sent with a request yet. */
  "/photos/{id}": { delete: { params: photoParams, response: photoRemovedResponse } },
  "/customers/register": { post: { body: registration, response: registrationResponse } },
  "/customers/contact": { post: { body: inquiryBody, response: inquiryResponse } },
  "/customers/assessments": { post: { body: assessmentBody, response: assessmentResponse } },
  "/customers/reviews": { get: { response: reviewsResponse } },
} as const;

export type ApiContract = typeof apiContract;
