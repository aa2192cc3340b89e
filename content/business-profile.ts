import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { HolidayName } from "./holidays.ts";

const weekdayHours: OpeningHours = { opens: 9 * 60, closes: 17 * 60 };

const serviceRegion = "Northern Virginia";

/** Who the contractor is. What else makes the site theirs: docs/taking-over.md. */
export const businessProfile = {
  // Remove this line once the profile is yours: a release otherwise shows nobody's business (neutral-business.ts).
  isSpecified: true,
  name: "Skyline Roofing & Remodeling",
  shortName: "Skyline",
  tagline: `Roofing and remodeling for ${serviceRegion}`,
  serviceRegion,
  state: { name: "Virginia", code: "VA", adjective: "a Virginia", fips: "51" },
  foundedYear: 2020,
  siteUrl: "https://www.skyline-roofing.example",
  timeZone: "America/New_York",
  timeZoneName: "Eastern Time",
  phone: { display: "(703) 555-0142", e164: "+17035550142" },
  hotline: { display: "(703) 555-0199", e164: "+17035550199" },
  email: "hello@skyline-roofing.example",
  mail: {
    from: "appointments@skyline-roofing.example",
    office: "office@skyline-roofing.example",
    emergency: "on-call@skyline-roofing.example",
  },
  address: {
    street: "4100 Chain Bridge Road, Suite 210",
    city: "Fairfax",
    region: "VA",
    postalCode: "22030",
    country: "US",
    latitude: 38.8462,
    longitude: -77.3064,
  },
  licenses: [{ label: "Virginia Class A Contractor", number: "2705-555014" }],
  isBonded: true,
  hours: {
    Monday: weekdayHours,
    Tuesday: weekdayHours,
    Wednesday: weekdayHours,
    Thursday: weekdayHours,
    Friday: weekdayHours,
    Saturday: { opens: 9 * 60, closes: 14 * 60 },
  },
  closures: [
    { day: calendarDay("2026-11-26"), reason: "Thanksgiving" },
    { day: calendarDay("2026-12-25"), reason: "Christmas Day" },
    { day: calendarDay("2027-01-01"), reason: "New Year's Day" },
    { day: calendarDay("2027-05-31"), reason: "Memorial Day" },
    { day: calendarDay("2027-07-05"), reason: "Independence Day" },
    { day: calendarDay("2027-09-06"), reason: "Labor Day" },
    { day: calendarDay("2027-11-25"), reason: "Thanksgiving" },
    { day: calendarDay("2027-12-24"), reason: "Christmas Day" },
    { day: calendarDay("2027-12-25"), reason: "Christmas Day" },
    { day: calendarDay("2027-12-31"), reason: "New Year's Day" },
  ],
  openHolidays: [
    "Martin Luther King, Jr. Day",
    "George Washington Day",
    "Juneteenth",
    "Columbus Day and Yorktown Victory Day",
    "Election Day",
    "Veterans Day",
    "Day after Thanksgiving",
  ] satisfies readonly HolidayName[],
  inspection: {
    capacity: 1,
    horizonDays: 30,
    takes: { from: 45, to: 60 },
    slots: ["09:00", "10:00", "11:00", "13:00", "14:00", "15:00", "16:00"],
  },
  priceRange: "$$",
  offers: { plans: true, financing: true, costRange: true, bidComparison: true },
  /**
   * For the owner: reviews, ratings and badges that are made up are an unfair practice (16 CFR 465), even when they are
   * marked. Before real customers see the site, they are switched off, here or at the desk: all of them disappear, and
   * the pages close up.
   */
  samples: true,
  rating: { value: 4.8, reviews: 150 },
  films: true,
  /** `{ name: "Ada L.", title: "Inspector" }`: until somebody is listed, every article is the company's. */
  authors: [],
  serviceRadiusMiles: 50,
  reviewsUrl: "https://reviews.skyline-roofing.example/",
  social: [
    { network: "Facebook", url: "https://social.skyline-roofing.example/facebook" },
    { network: "Instagram", url: "https://social.skyline-roofing.example/instagram" },
    { network: "LinkedIn", url: "https://social.skyline-roofing.example/linkedin" },
  ],
} as const satisfies BusinessProfile;
