import type { WorkingDays } from "#domain/calendar/public-holidays.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/** Everything about the contractor that a page, a mail or a rule needs. One file in `content/` fills it. */
export type BusinessProfile = WorkingDays & {
  name: string;
  shortName: string;
  tagline: string;
  /** What people call the country that we serve. */
  serviceRegion: string;
  foundedYear: number;
  /** Absolute base of the public site, without a trailing slash. */
  siteUrl: string;
  /** IANA zone in which every appointment and opening hour is meant. */
  timeZone: string;
  /** What people call it. Written out, because the first `Intl` format keeps a slow phone busy for 60 ms. */
  timeZoneName: string;
  phone: PhoneNumber;
  /** The 24/7 emergency line. */
  hotline: PhoneNumber;
  email: string;
  mail: { from: string; office: string; emergency: string };
  address: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    latitude: number;
    longitude: number;
  };
  licenses: readonly { label: string; number: string }[];
  inspection: {
    /** Inspectors at work at the same time: how many appointments one slot can hold. */
    capacity: number;
    /** How many days ahead of today can be booked, starting tomorrow. */
    horizonDays: number;
    /** Longest time an inspection takes, in minutes; it has to end by closing time. */
    minutes: number;
    /** As told to visitors. */
    duration: string;
  };
  priceRange: string;
  rating: { value: number; reviews: number };
  serviceRadiusMiles: number;
  reviewsUrl: string;
  social: readonly { network: string; url: string }[];
};
