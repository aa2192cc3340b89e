import { afterEach, beforeEach, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp("sqlite");
});
afterEach(() => server.close());

it("says whom to tell about a weakness, where it belongs, and until when, less than a year ahead", async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).trim().split("\n");
  expect(lines).toContain(`Contact: mailto:${businessProfile.email}`);
  expect(lines).toContain("Canonical: http://site.test/.well-known/security.txt");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(lines.join("\n")) ?? [];
  const days = (Date.parse(expires) - server.clock.now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
