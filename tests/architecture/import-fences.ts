import type { Import } from "./import-graph.ts";

/** Import rules: files matching `inside` may import only what is allowed. */
export type Fence = {
  inside: RegExp;
  /** Files of the project that may be imported; `$1` and so on refer to groups of `inside`. */
  allows: readonly string[];
  /** Packages that may be imported; absent: any. */
  packages?: RegExp;
  because: string;
};

const pageParts = [
  "^app/(before-hydration|facts|sections|forms|seo|ui|styles)/",
  "^app/[^/]+$",
  "^api-client/",
];
const words = ["^content/", "^domain/", "^\\.generated/"];
const facts = [...words, "^art/(masters|film)/"];
const serverBase = [
  "^server/(audit|database|mail|idempotency)/",
  "^server/(passes|refusal|unguessable-id)\\.ts$",
  "^content/",
  "^domain/",
  "^\\.generated/mail-logo",
];
/** The kinds of everything that is queued, which all services may queue. */
const mailKinds = "^server/services/background/mail-kinds\\.ts$";
/** What makes a pending booking firm or lets it go: its visitor, the desk and a clock do. */
const pendingBookings = "^server/services/pending-bookings/";

/**
 * The fences of docs/architecture.md, one rule each. A file is subject to every fence it is inside of. Tests next to
 * the code may import whatever they test.
 */
export const fences: readonly Fence[] = [
  {
    inside: /^domain\/(?!person\/understood-phone\.ts$)/,
    allows: ["^domain/"],
    packages: /^zod\/mini$/,
    because: "domain imports nothing but its schema library",
  },
  {
    inside: /^domain\/person\/understood-phone\.ts$/,
    allows: ["^domain/"],
    packages: /^libphonenumber-js\/min$/,
    because: "countries' numbering plans are data that others keep, pure like the rest of domain",
  },
  {
    inside: /^content\//,
    allows: ["^content/", "^domain/"],
    packages: /^$/,
    because: "content imports domain, nothing else",
  },
  {
    inside: /^api-client\//,
    allows: ["^api-client/", "^domain/"],
    packages: /^(openapi-fetch|zod\/mini)$/,
    because: "api-client imports domain and its HTTP library",
  },
  {
    inside: /^app\/before-hydration\//,
    allows: ["^app/before-hydration/"],
    packages: /^$/,
    because: "what runs before React is in every page's HTML, so that it imports nothing",
  },
  {
    inside: /^app\/ui\//,
    allows: ["^app/ui/", "^content/(logo-paths|pages)\\.ts$"],
    because: "app/ui knows of the business its logo, and the addresses of its pages as types",
  },
  {
    inside: /^app\/seo\//,
    allows: ["^app/(facts|seo)/", "^content/", "^domain/"],
    because: "app/seo makes data of content and domain",
  },
  {
    inside: /^app\/forms\//,
    allows: [
      "^app/(forms|ui)/",
      "^app/page-context\\.ts$",
      "^api-client/",
      "^content/",
      "^domain/",
    ],
    because: "app/ui ← forms ← sections",
  },
  {
    inside: /^app\/sections\//,
    allows: [...pageParts, ...facts],
    because: "app/ui ← sections ← layouts ← routes",
  },
  {
    inside: /^app\/layouts\//,
    allows: ["^app/layouts/", ...pageParts, ...facts],
    because: "app/ui ← sections ← layouts ← routes",
  },
  {
    inside: /^app\/routes\/([^/]+)\//,
    allows: ["^app/routes/$1/", ...pageParts, ...facts],
    because: "one route area never imports another",
  },
  {
    inside: /^desk\//,
    allows: [
      "^desk/",
      "^app/ui/(logo\\.tsx|when-released\\.ts)$",
      "^api-client/",
      "^content/",
      "^domain/",
      "^\\.generated/county-centers",
    ],
    because: "the desk shares with the public pages nothing but the logo, and when a press is over",
  },
  {
    inside: /^app\//,
    allows: ["^app/", "^api-client/", ...facts, "^server/services\\.ts$"],
    because: "app sees the server only as the type of its services",
  },
  {
    inside: /^server\/(audit|database|mail|idempotency)\//,
    allows: serverBase,
    because: "what all areas stand on knows none of them",
  },
  {
    inside:
      /^server\/(alert|appointment|assessment|business|customer|inquiry|lead|photo|review|spam|staff|text)\//,
    allows: ["^server/$1/", ...serverBase],
    because: "areas of the server meet in services, nowhere else",
  },
  {
    inside: /^server\/(limits|retention)\//,
    allows: ["^server/$1/", "^server/plugins/client-network\\.ts$", ...serverBase],
    because: "limits and retention count and delete rows, whatever area they are of",
  },
  {
    inside: /^server\/person\//,
    allows: ["^server/(person|retention)/", ...serverBase],
    because: "what is kept of a person is found and deleted in whatever table it is",
  },
  {
    inside: /^server\/services\/background\//,
    allows: [
      "^server/services/background/",
      pendingBookings,
      "^server/(alert|appointment|assessment|business|inquiry|lead|limits|person|photo|retention|staff|text)/",
      "^server/health\\.ts$",
      ...serverBase,
    ],
    because: "what runs on its own knows no call of a page or of the desk",
  },
  {
    inside: /^server\/services\/pending-bookings\//,
    allows: [pendingBookings, mailKinds, "^server/(alert|appointment|lead|limits)/", ...serverBase],
    because: "a pending booking ends in one way, whoever ends it",
  },
  {
    inside: /^server\/services\/visitor\//,
    allows: [
      "^server/services/visitor/",
      mailKinds,
      pendingBookings,
      "^server/(alert|appointment|assessment|customer|inquiry|lead|limits|person|photo|review|spam|text)/",
      "^server/config\\.ts$",
      ...serverBase,
    ],
    because: "visitors' services know nothing of the desk",
  },
  {
    inside: /^server\/services\/desk\//,
    allows: [
      "^server/services/desk/",
      mailKinds,
      pendingBookings,
      "^server/services/visitor/(appointment-lead-mails|availability|kept-times|lead-mails|submissions)\\.ts$",
      "^server/(alert|appointment|business|customer|lead|limits|person|photo|retention|staff|text)/",
      "^server/csv\\.ts$",
      ...serverBase,
    ],
    because:
      "the desk books, keeps a time and submits like a visitor, and shares nothing else with them",
  },
  {
    inside: /^server\/(pages|plugins)\//,
    allows: [
      "^server/(pages|plugins|database)/",
      "^server/[^/]+$",
      "^app/page-context\\.ts$",
      "^content/",
      "^domain/",
    ],
    because: "pages call the services, and neither the API nor an area",
  },
  {
    inside: /^server\/metrics\//,
    allows: ["^server/metrics/"],
    because: "metrics ask for figures, and know nothing of what they count",
  },
  {
    inside: /^server\/api\//,
    allows: ["^server/(api|plugins)/", "^server/[^/]+$", "^content/", "^domain/"],
    because: "the API calls the services, and no area",
  },
  {
    inside: /^server\/api\/(?!api\.ts$)[^/]+$/,
    allows: ["^server/api/[^/]+$", "^server/(?!api/)", "^content/", "^domain/"],
    because: "public calls know nothing of the desk's",
  },
  {
    inside: /^server\/[^/]+$/,
    allows: [
      "^server/[^/]+$",
      "^server/(api|business|database|limits|mail|metrics|pages|plugins|services)/",
      "^content/",
      "^domain/",
      "^package\\.json$",
    ],
    because: "what puts the server together calls the services, and no area",
  },
  {
    inside: /^server\/command\//,
    allows: [
      "^server/(backup|business|command|database|mail|upgrade)/",
      "^server/[^/]+$",
      "^server/services/desk/operator\\.ts$",
      "^server/photo/photo-(files|store)\\.ts$",
      "^content/",
      "^domain/",
    ],
    because: "commands start the server or work on its database, and know no area",
  },
  {
    inside: /^server\/(?!command\/|services\.ts$|services\/)/,
    allows: ["^server/(?!services/)", "^package\\.json$", "^app/", ...words],
    because: "services are put together in services.ts, and called through it",
  },
  {
    inside: /^server\//,
    allows: ["^server/", "^package\\.json$", ...words, "^app/page-context\\.ts$"],
    because: "the server meets the pages through their build",
  },
  {
    inside: /^scripts\//,
    allows: [
      "^scripts/",
      "^bench/(browser|start-server)\\.ts$",
      "^app/(page-context|routes)\\.ts$",
      "^app/(seo|ui)/",
      "^server/(database|pages)/",
      "^server/(command/settings|config|release|upgrade/release-proof|plugins/security-headers).ts$",
      "^content/",
      "^domain/",
      "^\\.generated/",
    ],
    because: "scripts know no area of the server, and no screen",
  },
  {
    inside: /^bench\//,
    allows: [
      "^bench/",
      "^scripts/",
      "^app/before-hydration/hydrated-event\\.ts$",
      "^server/(database|idempotency|lead|limits|mail|services)/",
      "^tests/support/",
      "^content/",
      "^domain/",
    ],
    because: "bench asks a site that is built, or its database, and no part of a page",
  },
  {
    inside: /^[^/]+\.ts$/,
    allows: [
      "^package\\.json$",
      "^scripts/",
      "^tests/(e2e/)?support/",
      "^content/",
      "^domain/",
      "^\\.generated/articles\\.ts$",
    ],
    because: "configurations read facts and scripts, and no part of the product",
  },
];

/** Imports that break a fence, one sentence each. */
export function brokenFences(imports: readonly Import[], rules = fences): string[] {
  return imports.flatMap(({ file, target, isPackage }) =>
    rules.flatMap(({ inside, allows, packages, because }) => {
      const held = inside.exec(file);
      if (!held || isTest(file)) return [];
      const isAllowed = isPackage
        ? (packages?.test(target) ?? true)
        : allows.some((pattern) => new RegExp(filled(pattern, held)).test(target));
      return isAllowed ? [] : [`${file} imports ${target}: ${because}`];
    }),
  );
}

/** Tests and their helpers, which may import whatever they test. */
export function isTest(file: string): boolean {
  return file.startsWith("tests/") || /\.test\.tsx?$/.test(file);
}

function filled(pattern: string, groups: RegExpExecArray): string {
  return pattern.replace("$1", groups[1] ?? "");
}
