import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { PageSource } from "./page-source.ts";

const goldPrice = builtFacts.plans.gold.monthlyPrice;

/** Pages that say Gold's price, and one that does not; the script of each asks for facts once one is set. */
function pricePages(): PageSource {
  const { source } = handMadePages();
  return {
    ...source,
    async render(request, { services }) {
      const overrides = services.business.overrides();
      const price = overrides["plans.gold.monthlyPrice"] ?? goldPrice;
      const said = new URL(request.url).pathname === "/" ? "Roofs" : `$${price}`;
      const html = `<title>Plans</title><p>${said}</p><script>${Object.keys(overrides).length > 0}</script>`;
      return new Response(html, { headers: { "content-type": "text/html" } });
    },
  };
}

describe("the preview of what an owner is about to set", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp("sqlite", { pageSource: pricePages() });
  });
  afterAll(() => server.close());

  const preview = async (overrides: object, role: "owner" | "office" = "owner") =>
    (await signIn(server, role)).send("POST", "/api/desk/business/changed-pages", { overrides });

  it("names the pages that say it, and changes nothing", async () => {
    const { status, body } = await preview({ "plans.gold.monthlyPrice": goldPrice + 25 });
    expect(status).toBe(200);
    expect(body.pages).toEqual(["/kept", "/list"]);
    expect(server.app.services.business.overrides()).toEqual({});
  });

  it("names none for what no page says, and for what is so already", async () => {
    expect((await preview({ capacity: 3 })).body.pages).toEqual([]);
    expect((await preview({ "plans.gold.monthlyPrice": goldPrice })).body.pages).toEqual([]);
  });

  it("is refused for what cannot be, and to anybody but owners", async () => {
    expect((await preview({ "plans.gold.monthlyPrice": -1 })).status).toBe(400);
    expect((await preview({}, "office")).status).toBe(403);
  });
});
