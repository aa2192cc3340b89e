import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { HolidayName } from "./holidays.ts";

const weekdayHours: OpeningHours = { opens: 7 * 60 + 30, closes: 16 * 60 + 30 };
const serviceRegion = "Central Ohio";

/**
 * A contractor in Columbus, Ohio: five counties, closed on Saturdays, no license, since the state has none for roofers, no
 * financing, no comparison of bids, no films, no samples.
 */
export const businessProfile: BusinessProfile = {
  name: "Scioto Roofing Company",
  shortName: "Scioto",
  tagline: `Roofs, gutters and siding in ${serviceRegion}`,
  serviceRegion,
  state: { name: "Ohio", code: "OH", adjective: "an Ohio", fips: "39" },
  foundedYear: 2009,
  siteUrl: "https://www.scioto-roofing.example",
  timeZone: "America/New_York",
  timeZoneName: "Eastern Time",
  phone: { display: "(614) 555-0120", e164: "+16145550120" },
  hotline: { display: "(614) 555-0121", e164: "+16145550121" },
  email: "hello@scioto-roofing.example",
  mail: {
    from: "Scioto Roofing Company <appointments@scioto-roofing.example>",
    office: "office@scioto-roofing.example",
    emergency: "on-call@scioto-roofing.example",
  },
  address: {
    street: "1480 Dublin Road",
    city: "Columbus",
    region: "OH",
    postalCode: "43215",
    country: "US",
    latitude: 39.9739,
    longitude: -83.0376,
  },
  licenses: [],
  isBonded: false,
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
    "Washington-Lincoln Day",
    "Memorial Day",
    "Juneteenth",
    "Independence Day",
    "Labor Day",
    "Columbus Day",
    "Veterans Day",
  ] satisfies readonly HolidayName[],
  inspection: {
    capacity: 1,
    horizonDays: 30,
    takes: { from: 30, to: 45 },
    slots: ["07:30", "08:30", "09:30", "10:30", "13:00", "14:15", "15:30"],
  },
  priceRange: "$$",
  offers: { plans: true, financing: false, costRange: true, bidComparison: false },
  samples: false,
  rating: null,
  films: false,
  authors: [],
  serviceRadiusMiles: 45,
  reviewsUrl: "https://reviews.scioto-roofing.example/",
  social: [],
};
