import type { BusinessFacts } from "#domain/business/facts.ts";
import type { WorkingDays } from "#domain/calendar/public-holidays.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Span } from "#domain/page/span.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import type { Offers } from "./offers.ts";
import type { OfficeAddress } from "./office-address.ts";
import type { SocialLink } from "./social-link.ts";

export type Author = {
  /** First name and last initial. */
  name: string;
  title: string;
};

/** Everything about the contractor that pages, mails and rules need. A file in `content/` fills it in. */
export type BusinessProfile = WorkingDays & {
  /** As in `facts`, like `phone` and others below: what an owner has set at the desk. */
  name: string;
  shortName: string;
  tagline: string;
  serviceRegion: string;
  /** The state whose law and climate our words are about. */
  state: {
    name: string;
    /** Postal abbreviation. */
    code: string;
    /** With its article, as before "roof": "a Virginia" or "an Oregon". */
    adjective: string;
    /** Federal number of the state, two digits: the first two of its counties' FIPS codes. */
    fips: string;
  };
  /** 0: pages do not say it. */
  foundedYear: number;
  /** Absolute base URL of the public site, without a trailing slash. */
  siteUrl: string;
  /** IANA zone of all appointments and opening hours. */
  timeZone: string;
  /** The time zone's name for people. Stored, because the first `Intl` format keeps a slow phone busy for 60 ms. */
  timeZoneName: string;
  phone: PhoneNumber;
  /** The 24/7 emergency line. */
  hotline: PhoneNumber;
  email: string;
  mail: { from: string; office: string; emergency: string };
  address: OfficeAddress;
  licenses: readonly { label: string; number: string }[];
  /** Whether a surety company stands behind the business. */
  isBonded: boolean;
  inspection: {
    /** Inspectors working at the same time: the number of appointments per slot. */
    capacity: number;
    /** How many days ahead can be booked, starting tomorrow. */
    horizonDays: number;
    /** Minutes that an inspection takes; the longest of them ends by closing time. */
    takes: Span;
    /** When one can begin, in order, at least as far apart as the longest takes. */
    slots: readonly Slot[];
  };
  /** How dear it is, as search engines are told it: `$$`. Empty: they are not told. */
  priceRange: string;
  /**
   * Protection plans, payment over time and the like, until an owner sets others at the desk. What is not offered has no
   * page, link, question or article on the site.
   */
  offers: Offers;
  /**
   * Whether the site shows what nobody has said or awarded yet: sample reviews with their stars, `rating`, the share of
   * satisfied customers, certifications, members' quotes and claim stories, each marked as a sample. Without them, only
   * live reviews are shown.
   */
  samples: boolean;
  /**
   * The specification's example and nobody's business: a release shows the neutral one in its place until an owner has set
   * theirs up (`content/neutral-business.ts`). Whoever takes the site over by files removes it.
   */
  isSpecified?: true;
  /** A sample as well; null for none. Read it with `shownRating`. */
  rating: { value: number; reviews: number } | null;
  /** Whether the films run over the first pictures of the home page and our company; otherwise those stand still. */
  films: boolean;
  /** Staff who sign articles. An article without one of them is the company's. */
  authors: readonly Author[];
  serviceRadiusMiles: number;
  /** What holds now, with what an owner has set at the desk; absent: what `content/` says. */
  facts?: BusinessFacts;
  /** Where reviews can be read and written; empty: pages do not link to them. */
  reviewsUrl: string;
  /** Four at most (`social-link.ts`). */
  social: readonly SocialLink[];
};
