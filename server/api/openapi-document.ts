import type { ApiCall, ApiContractTable, ApiMethod } from "#domain/api/api-call.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { apiError, errorCodes } from "#domain/api/api-error.ts";
import { burstContract } from "#domain/appointment/burst-contract.ts";
import { busyCalendarContract } from "#domain/appointment/busy-calendar-contract.ts";
import { calendarContract } from "#domain/appointment/calendar-contract.ts";
import { calendarFiles } from "#domain/appointment/calendar-files.ts";
import { feedContract } from "#domain/appointment/feed-contract.ts";
import { reschedulingContract } from "#domain/appointment/rescheduling-contract.ts";
import { archiveContract } from "#domain/archive/archive-contract.ts";
import { backupContract } from "#domain/backup/backup-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { businessContract } from "#domain/business/business-settings.ts";
import { estimateContract } from "#domain/estimate/estimate-contract.ts";
import { importContract } from "#domain/import/import-contract.ts";
import { changesContract } from "#domain/lead/changes-contract.ts";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { looseEndsContract } from "#domain/lead/loose-ends-contract.ts";
import { numbersContract } from "#domain/lead/numbers-contract.ts";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { myRoofContract } from "#domain/my-roof/my-roof-contract.ts";
import { silenceContract } from "#domain/outside/silence-contract.ts";
import { peopleContract } from "#domain/person/people-contract.ts";
import { programContract } from "#domain/program/program-contract.ts";
import { projectContract } from "#domain/project/project-contract.ts";
import { reportContract } from "#domain/report/report-contract.ts";
import { calloutContract } from "#domain/roof-photo/callout-contract.ts";
import { roofPhotoContract } from "#domain/roof-photo/roof-photo-contract.ts";
import { downloadsContract } from "#domain/staff/downloads-contract.ts";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { tokenContract } from "#domain/token/token-contract.ts";
import { webhookContract } from "#domain/webhook/webhook-contract.ts";
import { jsonSchemaOf, operationOf, refusalResponses } from "./openapi-operation.ts";
import { webhooksOfDocument } from "./openapi-webhooks.ts";

type Part = { tag: string; description: string; base: string; calls: ApiContractTable };

/** The calls by what they are for. */
const parts: readonly Part[] = [
  {
    tag: "Site",
    description: "What visitors do: book, move and cancel, write, send photos, take the quiz.",
    base: "/api",
    calls: apiContract,
  },
  {
    tag: "Calendar files",
    description: "Appointments for calendar programs, by a secret in the address.",
    base: "",
    calls: calendarFiles,
  },
  ...(
    [
      ["Staff", "Signing in, sessions, passkeys, staff, duty, the audit trail.", staffContract],
      ["Leads", "Lists of leads, one lead, and what staff do with it.", leadContract],
      ["Roof photos", "Photos that staff take of a roof, and what they show.", roofPhotoContract],
      ["Callouts", "What staff draw on photos of a roof.", calloutContract],
      ["My roof", "The private page of a lead's person.", myRoofContract],
      ["Reports", "What an inspection has shown, and what we advise.", reportContract],
      ["Estimates", "Options with their figures, and what people say of them.", estimateContract],
      [
        "Projects",
        "Finished roofs that everybody may see, once their owners agree.",
        projectContract,
      ],
      [
        "Loose ends",
        "What nobody would come back to by themselves, and leaving it as it is.",
        looseEndsContract,
      ],
      ["Changes", "What has changed, as it happens.", changesContract],
      ["Numbers", "The owner's numbers.", numbersContract],
      ["Records", "Mails, and how long data is kept.", recordsContract],
      ["Backups", "Whether the site could be restored.", backupContract],
      ["Silences", "What outside has gone silent.", silenceContract],
      ["Archive", "Everything that the site holds, in one file.", archiveContract],
      ["People", "Who a person is, and everything stored about one.", peopleContract],
      ["Imports", "Bringing in what another program has exported, and undoing it.", importContract],
      ["Calendar", "Days with their appointments, and when nobody works.", calendarContract],
      [
        "Bursts",
        "Many bookings in a short time, and confirming or taking them back.",
        burstContract,
      ],
      ["Reschedulings", "Moving appointments out of closed hours.", reschedulingContract],
      ["Calendar feeds", "The addresses at which calendars read appointments.", feedContract],
      [
        "Busy calendars",
        "Calendars of those who inspect, which close their times.",
        busyCalendarContract,
      ],
      ["Downloads", "Lists as files.", downloadsContract],
      ["Tokens", "What other programs call `/api/v1` with.", tokenContract],
      ["Webhooks", "Where what happens to leads is posted.", webhookContract],
      ["Business", "What an owner sets in place of the business profile.", businessContract],
    ] as const
  ).map(([tag, description, calls]) => ({ tag, description, base: "/api", calls })),
];

/** The calls of programs. */
const partsOfPrograms: readonly Part[] = [
  {
    tag: "Programs",
    description: "What programs of others read and write, with an access token.",
    base: "/api",
    calls: programContract,
  },
];

type Given = { profile: BusinessProfile };

/**
 * The OpenAPI 3.1 document of every call of visitors and of the desk, made from the contracts.
 * @param sessionCookie Name of the desk's session cookie, which depends on TLS.
 */
export function openApiDocument({
  profile,
  sessionCookie,
}: Given & { sessionCookie: string }): Record<string, unknown> {
  return documentOf(parts, {
    profile,
    about: "Calls of the website and of the desk.",
    securitySchemes: {
      csrfCookie: {
        type: "apiKey",
        in: "cookie",
        name: "csrf",
        description: "Set by `getCsrfToken`.",
      },
      csrfToken: {
        type: "apiKey",
        in: "header",
        name: "X-CSRF-Token",
        description: "The token from `getCsrfToken`.",
      },
      deskSession: {
        type: "apiKey",
        in: "cookie",
        name: sessionCookie,
        description: "Set by signing in at the desk.",
      },
    },
    headers: {},
  });
}

/** The OpenAPI 3.1 document of `/api/v1`. */
export function programDocument({ profile }: Given): Record<string, unknown> {
  const document = documentOf(partsOfPrograms, {
    profile,
    about:
      "Calls of programs, with an access token that an owner makes at the desk. What a client relies on stays: keys are added, and new values of enumerations, which clients pass over.",
    securitySchemes: {
      accessToken: {
        type: "http",
        scheme: "bearer",
        description: "An access token, in the header `Authorization` alone.",
      },
    },
    headers: {
      Challenge: {
        description: "What is wrong with the access token (RFC 6750, section 3).",
        schema: { type: "string" },
      },
    },
  });
  return { ...document, webhooks: webhooksOfDocument() };
}

function documentOf(
  of: readonly Part[],
  {
    profile,
    about,
    securitySchemes,
    headers,
  }: Given & { about: string; securitySchemes: object; headers: object },
): Record<string, unknown> {
  const calls = of.flatMap(callsOf);
  return {
    openapi: "3.1.0",
    info: {
      title: `${profile.name} API`,
      version: "1",
      description: `${about} Every answer in JSON has \`success\`; an error also has a sentence for people, one for each invalid field, and a \`code\` where a client can do something about it (${codesInWords()}).`,
      contact: { name: profile.name, email: profile.email },
      license: { name: "Terms of use", url: new URL("/terms", profile.siteUrl).href },
    },
    // Wherever this document was read.
    servers: [{ url: "/", description: "This site" }],
    tags: of.map(({ tag: name, description }) => ({ name, description })),
    paths: pathsOf(of),
    components: {
      securitySchemes,
      headers: {
        RetryAfter: {
          description: "Seconds until a repeat is worthwhile.",
          schema: { type: "integer", minimum: 1 },
        },
        ...headers,
      },
      schemas: {
        ApiError: {
          ...jsonSchemaOf(apiError, "output"),
          description: `\`code\`: ${codesInWords()}.`,
        },
      },
      responses: refusalResponses(calls),
    },
  };
}

/** What a client does about each code of an error. */
function codesInWords(): string {
  return Object.entries(errorCodes)
    .map(([code, means]) => `\`${code}\`: ${means}`)
    .join("; ");
}

const made = new Map<readonly Part[], Record<string, object>>();

/** Made once, when somebody asks: it never changes, and takes longer than any other call. */
function pathsOf(of: readonly Part[]): Record<string, object> {
  const known = made.get(of);
  if (known) return known;
  const paths = Object.fromEntries(of.flatMap(pathsOfPart));
  made.set(of, paths);
  return paths;
}

function pathsOfPart({ tag, base, calls }: Part): [path: string, operations: object][] {
  return Object.entries(calls).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, call]) => [
      method,
      operationOf(path, method as ApiMethod, call, tag),
    ]);
    return [base + path, Object.fromEntries(operations)];
  });
}

function callsOf({ calls }: Part): { path: string; method: ApiMethod; call: ApiCall }[] {
  return Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries<ApiCall>(methods).map(([method, call]) => ({
      path,
      method: method as ApiMethod,
      call,
    })),
  );
}
