import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { shownRating } from "#domain/business/shown-rating.ts";
import { shownSocialLinks } from "#domain/business/social-link.ts";
import { type MinuteOfDay, week } from "#domain/calendar/opening-hours.ts";
import { countyInFull } from "#domain/service-area/county.ts";
import { socialPicture } from "./social-picture.ts";

/** Hours in schema.org's format: 540 is `09:00`. */
function clock(minute: MinuteOfDay): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

const aroundTheClock = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: week,
  opens: "00:00",
  closes: "23:59",
};

/** schema.org's description of the business, on every page. */
export function localBusiness(f: Facts, profile: BusinessProfile, siteUrl: string) {
  const rating = shownRating(f, profile);
  const social = shownSocialLinks(f);
  const { latitude, longitude } = f.address;
  const geo = latitude && { "@type": "GeoCoordinates", latitude, longitude };
  return {
    "@context": "https://schema.org",
    "@type": "RoofingContractor",
    "@id": `${siteUrl}/#business`,
    name: f.name,
    url: siteUrl,
    telephone: f.phone.e164,
    email: f.email,
    image: `${siteUrl}${socialPicture("/")}`,
    // The other has the name as it was when the site was built.
    logo: `${siteUrl}/${f.name === profile.name ? "logo/on-light.svg" : "icons/icon-512.png"}`,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: f.hotline.e164,
      hoursAvailable: aroundTheClock,
    },
    hasCredential: heldLicenses(f).map(({ label, number }) => ({
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: label,
      identifier: number,
    })),
    address: {
      "@type": "PostalAddress",
      streetAddress: f.address.street,
      addressLocality: f.address.city,
      addressRegion: f.address.region,
      postalCode: f.address.postalCode,
      addressCountry: f.address.country,
    },
    ...(geo && { geo }),
    ...(f.priceRange && { priceRange: f.priceRange }),
    openingHoursSpecification: week.map((dayOfWeek) => {
      // Search engines read opening and closing at 00:00 as closed all day.
      const { opens, closes } = f.hours[dayOfWeek] ?? { opens: 0, closes: 0 };
      return {
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        opens: clock(opens),
        closes: clock(closes),
      };
    }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        reviewCount: rating.reviews,
      },
    }),
    areaServed: [
      ...(geo
        ? [{ "@type": "GeoCircle", geoMidpoint: geo, geoRadius: `${f.serviceRadiusMiles} mi` }]
        : []),
      ...f.counties.map((county) => ({
        "@type": "AdministrativeArea",
        name: `${countyInFull(county)}, ${f.address.region}`,
      })),
    ],
  };
}
