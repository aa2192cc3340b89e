import { data, type MiddlewareFunction, replace } from "react-router";
import { factsInLoader } from "#app/facts/facts-in-loader.server.ts";
import { pageContext } from "#app/page-context.ts";
import { offerOfAddress, roofAddresses } from "#content/pages.ts";

/**
 * Answers 404 in place of a page of what is not offered now. While pages are made at build time, each is made, since an owner
 * may switch it on. A form that is sent from one still arrives: no lead is lost. Pages of finished roofs, of which nobody knows
 * before there are enough, answer as any address that leads nowhere (`routes/unknown`).
 */
export const offeredOnly: MiddlewareFunction<Response> = ({ request, pattern, context }, next) => {
  const offer = offerOfAddress.get(pattern);
  const page = context.get(pageContext);
  const isAsked = request.method === "GET" || request.method === "HEAD";
  if (page && isAsked && roofAddresses.has(pattern) && !factsInLoader(context).finishedRoofs) {
    throw replace("/");
  }
  if (!offer || !page || !isAsked) return next();
  if (factsInLoader(context).offers[offer]) return next();
  throw data(null, { status: 404 });
};
