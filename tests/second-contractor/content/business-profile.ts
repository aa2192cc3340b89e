import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { HolidayName } from "./holidays.ts";

const weekdayHours: OpeningHours = { opens: 8 * 60, closes: 17 * 60 };
const serviceRegion = "the Mid-Willamette Valley";

/** A small contractor in Oregon: no plans, no financing, no films, no samples, three counties. */
export const businessProfile = {
  name: "Cascade Ridge Roofing",
  shortName: "Cascade Ridge",
  tagline: `Roofing for ${serviceRegion}`,
  serviceRegion,
  state: { name: "Oregon", code: "OR", adjective: "an Oregon", fips: "41" },
  foundedYear: 2011,
  siteUrl: "https://www.cascade-ridge.example",
  timeZone: "America/Los_Angeles",
  timeZoneName: "Pacific Time",
  phone: { display: "(503) 555-0120", e164: "+15035550120" },
  hotline: { display: "(503) 555-0121", e164: "+15035550121" },
  email: "hello@cascade-ridge.example",
  mail: {
    from: "Cascade Ridge Roofing <appointments@cascade-ridge.example>",
    office: "office@cascade-ridge.example",
    emergency: "on-call@cascade-ridge.example",
  },
  address: {
    street: "1200 Commercial Street SE",
    city: "Salem",
    region: "OR",
    postalCode: "97302",
    country: "US",
    latitude: 44.9254,
    longitude: -123.0393,
  },
  licenses: [{ label: "Oregon CCB Residential General Contractor", number: "555120" }],
  hours: {
    Monday: weekdayHours,
    Tuesday: weekdayHours,
    Wednesday: weekdayHours,
    Thursday: weekdayHours,
    Friday: weekdayHours,
  },
  closures: [
    { day: calendarDay("2026-11-26"), reason: "Thanksgiving" },
    { day: calendarDay("2026-12-25"), reason: "Christmas Day" },
    { day: calendarDay("2027-01-01"), reason: "New Year's Day" },
  ],
  openHolidays: [
    "Martin Luther King, Jr. Day",
    "Presidents Day",
    "Memorial Day",
    "Juneteenth",
    "Independence Day",
    "Labor Day",
    "Veterans Day",
  ] satisfies readonly HolidayName[],
  inspection: {
    capacity: 1,
    horizonDays: 30,
    takes: { from: 45, to: 60 },
  },
  priceRange: "$$",
  offers: { plans: false, financing: false, costRange: false, bidComparison: false },
  samples: false,
  rating: null,
  films: false,
  authors: [],
  serviceRadiusMiles: 40,
  reviewsUrl: "https://reviews.cascade-ridge.example/",
  social: [],
} as const satisfies BusinessProfile;
