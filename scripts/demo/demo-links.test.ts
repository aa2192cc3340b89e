import fastify from "fastify";
import { expect, it } from "vitest";
import { staffRoles } from "#domain/staff/staff.ts";
import { addDemoLinks } from "./demo-links.ts";

it("has links that nobody can guess, others at every start", () => {
  const links = [fastify(), fastify()].flatMap((app) => {
    const paths = Object.values(addDemoLinks(app));
    for (const url of paths) expect(app.hasRoute({ method: "GET", url })).toBe(true);
    for (const role of staffRoles) {
      expect(app.hasRoute({ method: "GET", url: `/demo/${role}` })).toBe(false);
    }
    return paths;
  });
  expect(new Set(links).size).toBe(2 * staffRoles.length);
  for (const link of links) expect(link).toMatch(/^\/demo\/[\w-]{22}\/[a-z]+$/);
});
