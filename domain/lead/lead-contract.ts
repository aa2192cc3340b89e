import type { ApiContractTable } from "#domain/api/api-call.ts";
import { leadListCalls as lists } from "./lead-lists-contract.ts";
import { leadWorkCalls as work } from "./lead-work-contract.ts";
import { manyLeadsCall } from "./many-leads-contract.ts";
import { searchCalls } from "./search-contract.ts";

/** The desk's calls for leads. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export const leadContract = {
  "/desk/leads": { get: lists.list, post: work.writeDownCall },
  "/desk/leads/changes": { post: manyLeadsCall },
  "/desk/leads/counts": { get: lists.counts },
  "/desk/search": { get: searchCalls.search },
  "/desk/day": { get: lists.day },
  "/desk/views": { get: lists.views, post: lists.saveView },
  "/desk/views/{id}": { delete: lists.deleteView },
  "/desk/leads/{id}": { get: work.read, patch: work.change },
  "/desk/leads/{id}/take": { post: work.take },
  "/desk/leads/{id}/calls": { post: work.call },
  "/desk/leads/{id}/texts": { post: work.text },
  "/desk/leads/{id}/texts-pause": { post: work.decideTexts },
  "/desk/leads/{id}/notes": { post: work.note },
  "/desk/leads/{id}/mails": { post: work.mail },
  "/desk/leads/{id}/appointment": { post: work.book },
  "/desk/leads/{id}/seen": { post: work.seen },
  "/desk/leads/{id}/answer-others": { post: work.answerOthers },
  "/desk/leads/{id}/release": { post: work.release },
  "/desk/leads/{id}/photos/{photo}": { get: work.photo, patch: work.turnPhoto },
  "/desk/leads/{id}/presence": { post: work.presence },
} as const satisfies ApiContractTable;
