import type { Import } from "./import-graph.ts";
import { obstacle } from "./server-rooms.ts";

/** Import rules: files matching `inside` may import only what is allowed. */
export type Fence = {
  inside: RegExp;
  /** Files of the project that may be imported; `$1` and so on refer to groups of `inside`. */
  allows: readonly string[];
  /** Packages that may be imported; absent: any. */
  packages?: RegExp;
  because: string;
};

/** What both skins share, and the skin of the pages. */
const pagesUi = ["^ui/[^/]+$", "^ui/pages/"];
const pageParts = [
  ...pagesUi,
  "^app/(before-hydration|facts|sections|forms|seo|styles)/",
  "^app/[^/]+$",
  "^api-client/",
];
const words = ["^content/", "^domain/", "^\\.generated/"];
const facts = [...words, "^art/(masters|film)/"];

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
    inside: /^content\/(?!business-facts\.ts$)/,
    allows: ["^content/", "^domain/"],
    packages: /^$/,
    because: "content imports domain, nothing else",
  },
  {
    inside: /^content\/business-facts\.ts$/,
    allows: ["^content/", "^domain/", "^\\.generated/colors\\.ts$"],
    packages: /^$/,
    because: "content imports domain, and the colors of its own sheet, which are facts as well",
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
    inside: /^ui\/[^/]+$/,
    allows: ["^ui/[^/]+$"],
    packages: /^react$/,
    because: "what both skins share knows neither of them, and nothing of the business",
  },
  {
    inside: /^ui\/(pages|desk)\//,
    allows: ["^ui/[^/]+$", "^ui/$1/", "^content/en/$1/ui\\.ts$"],
    packages: /^(react|react-router|lucide-react(\/.*)?)$/,
    because: "a skin knows nothing of the other, and of the business only its own words",
  },
  {
    inside: /^app\/seo\//,
    allows: ["^app/(facts|seo)/", "^content/", "^domain/"],
    because: "app/seo makes data of content and domain",
  },
  {
    inside: /^app\/forms\//,
    allows: [
      ...pagesUi,
      "^app/forms/",
      "^app/page-context\\.ts$",
      "^api-client/",
      "^content/",
      "^domain/",
    ],
    because: "ui ← forms ← sections",
  },
  {
    inside: /^app\/sections\//,
    allows: [...pageParts, ...facts],
    because: "ui ← sections ← layouts ← routes",
  },
  {
    inside: /^app\/layouts\//,
    allows: ["^app/layouts/", ...pageParts, ...facts],
    because: "ui ← sections ← layouts ← routes",
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
      "^ui/[^/]+$",
      "^ui/desk/",
      "^api-client/",
      "^content/",
      "^domain/",
      "^\\.generated/(colors|county-centers|held-articles)",
    ],
    because: "the desk shares with the public pages what is under its own skin, and the logo",
  },
  {
    inside: /^app\//,
    allows: ["^app/", ...pagesUi, "^api-client/", ...facts, "^server/services\\.ts$"],
    because: "app sees the server only as the type of its services",
  },
  {
    inside: /^server\/(?!(api|archive|backup|command|metrics|outbox|pages|upgrade)\/)[^/]+\//,
    allows: [
      "^server/",
      "^content/",
      "^domain/",
      "^\\.generated/(mail-logo|colors|us-counties|us-zips)\\.ts$",
    ],
    because: "rooms of the server know no page; which rooms they know, server-rooms.ts lists",
  },
  {
    inside: /^server\/pages\//,
    allows: [
      "^server/(brand|pages|plugins|database)/",
      "^server/[^/]+$",
      "^app/page-context\\.ts$",
      "^content/",
      "^domain/",
      "^\\.generated/(articles|colors)\\.ts$",
    ],
    because: "pages call the services, and neither the API nor a feature",
  },
  {
    inside: /^server\/metrics\//,
    allows: ["^server/metrics/"],
    because: "metrics ask for figures, and know nothing of what they count",
  },
  {
    inside: /^server\/api\//,
    allows: [
      "^server/(api|call|plugins)/",
      "^server/[^/]+/[^/]+-routes\\.ts$",
      "^server/[^/]+$",
      "^content/",
      "^domain/",
    ],
    because: "the API puts the features' routes together, and knows nothing else of them",
  },
  {
    inside: /^server\/outbox\//,
    allows: [
      "^server/(?!api/|pages/|command/)[^/]+/",
      "^server/unguessable-id\\.ts$",
      "^content/",
      "^domain/",
    ],
    because: "the outbox sends what every feature queues, and knows no call and no page",
  },
  {
    inside: /^server\/(?!services\.ts$|operations\.ts$)[^/]+$/,
    allows: [
      "^server/[^/]+$",
      "^server/(api|business|database|limits|mail|metrics|pages|plugins)/",
      "^server/(incoming-mail/incoming-mail|incoming-text/text)-routes\\.ts$",
      // Pages without the browser's router, which belong to their room.
      "^server/my-roof/my-roof-pages\\.ts$",
      "^server/estimate-page/estimate-pages\\.ts$",
      "^server/project/(project-pictures|consent-pages)\\.ts$",
      "^content/",
      "^domain/",
      "^package\\.json$",
    ],
    because: "what starts the server calls the services, and no feature",
  },
  {
    inside: /^server\/command\//,
    allows: [
      "^server/(archive|backup|business|command|database|mail|upgrade)/",
      "^server/[^/]+$",
      "^server/staff/operator\\.ts$",
      "^server/photo/photo-(files|store)\\.ts$",
      "^server/incoming-mail/imap-mailbox\\.ts$",
      "^content/",
      "^domain/",
    ],
    because: "commands start the server or work on its database, and know no feature",
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
      "^app/seo/",
      "^ui/pages/photo\\.tsx$",
      "^server/(brand|database|pages)/",
      "^server/business/draw-area\\.ts$",
      "^server/(command/read-settings|config|release|upgrade/release-proof|plugins/(inline-digests|page-elements|security-headers)).ts$",
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
      "^server/(database|idempotency|lead|lead-desk|limits|mail|numbers|outbox|search|staff)/",
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

/** Imports that break a fence or have no arrow between rooms of the server, one sentence each. */
export function brokenFences(imports: readonly Import[], rules = fences): string[] {
  const withoutArrow = imports.flatMap(({ file, target }) => {
    const because = isTest(file) ? undefined : obstacle(file, target);
    return because ? [`${file} imports ${target}: ${because}`] : [];
  });
  return [...withoutArrow, ...fenced(imports, rules)];
}

function fenced(imports: readonly Import[], rules: readonly Fence[]): string[] {
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
