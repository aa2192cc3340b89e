import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { roofAddresses } from "#content/pages.ts";
import type { Overrides } from "#domain/business/facts.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import { answerTo, type Rendering } from "./page-answer.ts";

/**
 * Paths of the pages that would say something else with these overrides than they say now, or come or go, in order. Each is rendered twice,
 * one after another, so that visitors are answered in between: about 3 s for 80 pages on a small server.
 */
export async function changedPages(
  { overrides, area }: { overrides: Overrides; area: OwnArea | null },
  rendering: Rendering,
  log: FastifyBaseLogger,
): Promise<string[]> {
  const { source, services } = rendering;
  const colors = services.business.pageColorsWith(overrides);
  const withOthers = {
    ...services.business,
    overrides: () => overrides,
    area: () => area,
    pageColors: () => colors,
  };
  const next = { ...rendering, services: { ...services, business: withOthers } };
  const changed: string[] = [];
  const ofRoofs = services.business.projects().length > 0 ? [...roofAddresses] : [];
  const known = [...source.prerendered.keys(), ...source.kept, ...ofRoofs];
  for (const path of known.filter((one) => !one.includes(":"))) {
    const request = () => new Request(new URL(path, "http://localhost"));
    const now = await answerTo(request(), rendering, { network: "", log });
    const then = await answerTo(request(), next, { network: "", log });
    const isThere = [now, then].some(({ response }) => response.status !== 404);
    if (isThere && (await said(now)) !== (await said(then))) changed.push(path);
    await setImmediate();
  }
  return changed.sort();
}

/** A page without its scripts, of which one asks for facts once any is set. What search engines are told is a part of the page. */
async function said({ response }: { response: Response }): Promise<string> {
  const html = await response.text();
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}
