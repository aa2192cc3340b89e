import type { Site } from "#tests/support/site.ts";
import type { DemoBrowser } from "../../../scripts/demo/demo-browser.ts";
import { demoProjects } from "../../../scripts/demo/demo-projects.ts";
import { playProjects } from "../../../scripts/demo/play-projects.ts";
import { ownerOf } from "./desk-staff.ts";

const published = new WeakMap<Site, Promise<void>>();

/** Four finished roofs of the demo, on the site with their owners' leave. */
export function publishRoofs(site: Site, now: string): Promise<void> {
  const known = published.get(site) ?? publish(site, now);
  published.set(site, known);
  return known;
}

async function publish(site: Site, now: string): Promise<void> {
  const owner = await ownerOf(site);
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const answer = await owner.send(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
    return answer.body;
  };
  const desk: DemoBrowser = {
    send: call,
    sendPhoto: (photo) => call("POST", "/api/photos", photo, jpeg),
    sendRoofPhoto: (path, photo) => call("PUT", path, photo, jpeg),
  };
  await playProjects(
    { inject: ({ url, ...form }) => postForm(`${site.url}${url}`, form) },
    { office: desk, owner: desk },
    { now: new Date(now), projects: demoProjects.slice(0, 4) },
  );
}

const jpeg = { "content-type": "image/jpeg" };

async function postForm(
  url: string,
  { headers, payload }: { headers: Record<string, string>; payload: string },
): Promise<{ statusCode: number; body: string }> {
  const answer = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual" });
  return { statusCode: answer.status, body: await answer.text() };
}
