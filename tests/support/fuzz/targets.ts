import { type LinkTarget, movedPages } from "#content/pages.ts";
import type { Random } from "./random.ts";

const pagesOfTable = [
  "/",
  "/faq",
  "/contact-us",
  "/contact",
  "/emergency-contact",
  "/schedule-inspection",
  "/news-insights",
  "/news-insights/x",
  "/roof-assessment",
  "/appointments/{id}",
  "/careers",
] satisfies LinkTarget[];
const pages = [...pagesOfTable, ...Object.keys(movedPages), "/roof-services/x", "/unknown"];
const forms = [
  ...([
    "/contact-us",
    "/emergency-contact",
    "/schedule-inspection",
    "/compare-bids",
    "/appointments/{id}",
    "/appointments/x",
    "/contact-us?service=gutters",
    "/emergency-contact?service=x",
  ] satisfies LinkTarget[]),
  "/schedule-inspection.data",
];
const calls = [
  ...["/api/auth/csrf-token", "/api/auth/form-stamp", "/api/openapi.json", "/api", "/api/x"],
  ...["/api/appointments/available-slots?date=2026-12-01", "/api/appointments/bulk-availability"],
  "/api/appointments/next-free-day",
  ...["/api/holds", "/api/holds/x", "/api/holds/%00"],
  ...["/api/appointments", "/api/appointments/{id}", "/api/customers/register"],
  ...["/api/customers/assessments", "/api/customers/contact", "/api/customers/reviews"],
  ...["/api/customers/contact/x", "/api/customers/contact/%00"],
  ...["/api/v1", "/api/v1/openapi.json", "/api/v1/leads?after=x", "/api/v1/leads/%00/notes"],
  ...["/texts/incoming", "/texts/status"],
];
const files = [
  "/favicon.svg",
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
  "/facts.json",
  "/faq.data",
  "/assets/x",
];
const own = ["/healthz", "/readyz"];

const queries = [
  ...[
    "service=gutters",
    "service=x",
    "service=%",
    "service=%00",
    "service=%ED%A0%80",
    "roofAge=new",
  ],
  ...["page=-1", "page=1e999", "search=%FF", "tag=[]", "category=x", "date=x", "date=9999-99-99"],
  ...["date=0000-01-01", "date=2026-12-01T25:61:00Z", "date=+275760-09-14", "date[]=1", "date=%"],
  ...["date=2026-12-01&date=x", "_routes=x", "_routes=", "index", "__proto__=1", "x".repeat(3_000)],
  ...["?", "&&&", "=", "%3f", "a=%E0%A4%A", "\xff", "#x"],
];

const parts = [
  ...[
    "\\",
    "/",
    "//",
    "..",
    "%2e%2e",
    "%00",
    "%",
    "%zz",
    "%ED%A0%80",
    "%F0%9F",
    "%5c",
    "%2f",
    "%0d%0a",
  ],
  ...[
    "[",
    ":99999",
    "@",
    "?",
    "#",
    ";",
    "*",
    ".data",
    "_.data",
    "_root.data",
    "__manifest",
    "\xff",
    "\x01",
    "\u00e9",
  ],
  ...[
    "evil.example",
    "~",
    "x".repeat(120),
    "x".repeat(5_000),
    "__proto__",
    "constructor",
    "-1",
    "'--",
  ],
];

/** The target of a request: a path on the site, one altered in some place, or garbage. */
export function someTarget(random: Random, method: string): string {
  const known =
    method === "POST" || method === "PUT" || method === "DELETE"
      ? random.one([forms, forms, calls, calls, calls, pages])
      : random.one([pages, pages, calls, files, own, forms]);
  let target = random.one(known);
  if (random.chance(0.3)) target += `${target.includes("?") ? "&" : "?"}${random.one(queries)}`;
  if (random.chance(0.25)) target = bent(random, target);
  if (random.chance(0.03)) {
    const authority = random.one([
      "http://h",
      "http://u:p@h",
      "https://h:99999",
      "HTTP://",
      "ftp://h",
    ]);
    return authority + target;
  }
  return random.chance(0.005) ? random.one(["*", "h:80", "", "http:", "//"]) : target;
}

function bent(random: Random, target: string): string {
  const at = random.below(target.length + 1);
  const part = random.one(parts);
  return random.one([
    target.slice(0, at) + part + target.slice(at),
    `/${part}${target}`,
    `${target}/${part}`,
    target.toUpperCase(),
    `/${part}/`,
    target.slice(0, at),
    target.replaceAll("/", random.one(["//", "\\", "%2f"])),
  ]);
}
