import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { days } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";
import { siteStandIn } from "#domain/page/site-address.ts";
import { type Tag, tagsWith } from "#tests/support/page-tags.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { localBusiness } from "./local-business.ts";
import type { PageInfo } from "./page-meta.ts";

const site = siteStandIn;
const page = {
  title: "Gutter services",
  description: "Gutters that keep water away.",
  keywords: "gutters, guards",
  canonical: "/gutter-services",
};

function tags(info: Partial<PageInfo> = {}, overrides: Overrides = {}): Tag[] {
  return tagsWith(withOverrides(builtFacts, overrides), { ...page, ...info });
}

/** The content of the one tag with this name or property. */
function content(found: Tag[], name: string): unknown {
  const matching = found.filter((tag) => tag.name === name || tag.property === name);
  expect(matching.length).toBeLessThanOrEqual(1);
  return matching[0]?.content;
}

function canonical(found: Tag[]): unknown {
  return found.find((tag) => tag.rel === "canonical")?.href;
}

function structured(found: Tag[]): Tag[] {
  return found.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"] as Tag] : []));
}

describe("the metadata of a page", () => {
  it("has title, description, keywords and canonical link", () => {
    const found = tags();
    expect(found.filter((tag) => "title" in tag)).toEqual([
      { title: `Gutter services | ${businessProfile.shortName}` },
    ]);
    expect(content(found, "description")).toBe("Gutters that keep water away.");
    expect(content(found, "keywords")).toBe("gutters, guards");
    expect(canonical(found)).toBe(`${site}/gutter-services`);
  });

  it("says in its description what an owner has set", () => {
    const overrides: Overrides = { "promises.repairDays": { from: 3, to: 4 } };
    const description = (f: Facts) => `Fixed in ${days(f.promises.repairDays)}.`;
    const asSet = tags({ description }, overrides);
    expect(content(tags({ description }), "description")).toBe("Fixed in 1-2 days.");
    expect(content(asSet, "description")).toBe("Fixed in 3-4 days.");
    expect(content(asSet, "og:description")).toBe("Fixed in 3-4 days.");
  });

  it("has absolute URLs without a trailing slash, except for the home page", () => {
    expect(canonical(tags({ canonical: "/" }))).toBe(`${site}/`);
    expect(canonical(tags({ canonical: "/services/" }))).toBe(`${site}/services`);
  });

  it("takes what social networks show from the page, unless told otherwise", () => {
    const found = tags();
    expect(content(found, "og:title")).toBe(`Gutter services | ${businessProfile.shortName}`);
    expect(content(found, "og:description")).toBe(page.description);
    expect(content(found, "og:image")).toMatch(new RegExp(`^${site}/.+\\.(png|jpg)$`));
    expect(content(found, "og:url")).toBe(`${site}/gutter-services`);
    const own = tags({ ogTitle: "T", ogDescription: "D", ogImage: "/pictures/gutter.png" });
    expect(content(own, "og:title")).toBe("T");
    expect(content(own, "og:description")).toBe("D");
    expect(content(own, "og:image")).toBe(`${site}/pictures/gutter.png`);
    expect(content(own, "twitter:title")).toBe("T");
    expect(content(own, "twitter:description")).toBe("D");
    expect(content(own, "twitter:image")).toBe(`${site}/pictures/gutter.png`);
  });

  it("is of type website, or article with its date, section and tags", () => {
    expect(content(tags(), "og:type")).toBe("website");
    expect(content(tags(), "article:published_time")).toBeUndefined();
    const found = tags({
      article: { publishedOn: "2026-01-31", section: "Roof Maintenance", tags: ["ice", "eaves"] },
    });
    expect(content(found, "og:type")).toBe("article");
    expect(content(found, "article:published_time")).toBe("2026-01-31");
    expect(content(found, "article:modified_time")).toBeUndefined();
    expect(content(found, "article:section")).toBe("Roof Maintenance");
    const tagged = found.filter((tag) => tag.property === "article:tag");
    expect(tagged.map((tag) => tag.content)).toEqual(["ice", "eaves"]);
    const updated = { publishedOn: "2026-01-31", modifiedOn: "2026-11-24", section: "", tags: [] };
    expect(content(tags({ article: updated }), "article:modified_time")).toBe("2026-11-24");
  });

  it("keeps search engines away only when told to", () => {
    expect(content(tags(), "robots")).toBeUndefined();
    expect(content(tags({ noindex: false }), "robots")).toBeUndefined();
    expect(content(tags({ noindex: true }), "robots")).toBe("noindex");
  });

  it("adds the page's own structured data to the business's", () => {
    const faq = { "@context": "https://schema.org", "@type": "FAQPage" };
    expect(structured(tags())).toHaveLength(1);
    expect(structured(tags({ structuredData: [faq] }))[1]).toEqual(faq);
  });
});

describe("the business's structured data, on every page", () => {
  const [business = {}] = structured(tags());

  it("says who and where the business is", () => {
    expect(business).toMatchObject({
      "@context": "https://schema.org",
      "@type": "RoofingContractor",
      name: businessProfile.name,
      url: site,
      telephone: businessProfile.phone.e164,
      email: businessProfile.email,
      address: {
        streetAddress: businessProfile.address.street,
        addressLocality: "Fairfax",
        addressRegion: "VA",
        postalCode: "22030",
        addressCountry: "US",
      },
    });
  });

  it("says what an owner has set: phones, mailbox and licenses", () => {
    const set = {
      phone: { display: "(703) 555-0177", e164: "+17035550177" },
      hotline: { display: "(703) 555-0188", e164: "+17035550188" },
      email: "new@skyline-roofing.example",
      licenses: [{ label: "Virginia Class B Contractor", number: "2705-555015" }],
    };
    const found = tagsWith({ ...builtFacts, ...set }, page);
    expect(structured(found)[0]).toMatchObject({
      telephone: "+17035550177",
      email: "new@skyline-roofing.example",
      contactPoint: { telephone: "+17035550188" },
      hasCredential: [{ name: "Virginia Class B Contractor", identifier: "2705-555015" }],
    });
  });

  it("states the hours: Monday to Friday 09:00-17:00, Saturday 09:00-14:00, Sunday closed", () => {
    const overrides = { hours: testedBusiness.hours };
    const found = tags({}, overrides);
    const hours = structured(found)[0]?.openingHoursSpecification as Tag[];
    const stated = Object.fromEntries(
      hours.map((entry) => [entry.dayOfWeek, `${entry.opens}-${entry.closes}`]),
    );
    expect(hours).toHaveLength(7);
    expect(stated).toEqual({
      Monday: "09:00-17:00",
      Tuesday: "09:00-17:00",
      Wednesday: "09:00-17:00",
      Thursday: "09:00-17:00",
      Friday: "09:00-17:00",
      Saturday: "09:00-14:00",
      Sunday: "00:00-00:00",
    });
  });

  it("states price range $$ and a radius of 50 miles", () => {
    expect(business.priceRange).toBe("$$");
    expect(business.areaServed).toContainEqual(
      expect.objectContaining({ "@type": "GeoCircle", geoRadius: "50 mi" }),
    );
  });

  it("says where the office is on a map, once somebody has said it", () => {
    const { latitude, longitude } = businessProfile.address;
    const geo = { "@type": "GeoCoordinates", latitude, longitude };
    expect(business).toMatchObject({
      geo,
      areaServed: [{ geoMidpoint: geo }, ...Array(14).fill({})],
    });
    const nowhere = { "address.latitude": 0, "address.longitude": 0 };
    const unsaid = localBusiness(withOverrides(builtFacts, nowhere), testedBusiness, site);
    expect(unsaid).not.toHaveProperty("geo");
    expect(unsaid.areaServed).toHaveLength(14);
  });

  it("names the counties, the emergency line, the license and the profiles elsewhere", () => {
    const names = (business.areaServed as Tag[]).flatMap(({ name }) => name ?? []);
    expect(names).toHaveLength(14);
    expect(names).toContain("Prince William County, VA");
    expect(business.contactPoint).toMatchObject({
      contactType: "emergency",
      telephone: businessProfile.hotline.e164,
      hoursAvailable: { opens: "00:00", closes: "23:59" },
    });
    const [license] = builtFacts.licenses;
    expect(business.hasCredential).toEqual([
      {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "license",
        name: license?.label,
        identifier: license?.number,
      },
    ]);
    expect(business.sameAs).toEqual(businessProfile.social.map(({ url }) => url));
  });

  it("leaves out what nobody has said", () => {
    const [first, ...others] = builtFacts.social;
    const quiet = { ...builtFacts, social: [], priceRange: "" };
    const told = localBusiness(quiet, businessProfile, site);
    expect(told).not.toHaveProperty("sameAs");
    expect(told).not.toHaveProperty("priceRange");
    // A network without an address is none.
    const one = { ...builtFacts, social: [{ network: "Here", url: "" }, ...others] };
    expect(localBusiness(one, businessProfile, site).sameAs).not.toContain(first?.url);
  });

  it("states 4.8 of 150 reviews, and never without samples", () => {
    expect(business.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 150 });
    const without = localBusiness({ ...builtFacts, samples: false }, businessProfile, site);
    expect(without).not.toHaveProperty("aggregateRating");
  });

  it("can be put inside a script element", () => {
    expect(JSON.parse(JSON.stringify(business))).toEqual(business);
    expect(JSON.stringify(business)).not.toContain("</script");
  });
});
