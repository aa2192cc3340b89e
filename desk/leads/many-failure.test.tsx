import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listFailures as words } from "#content/en/desk/leads.ts";
import { ManyFailure } from "./many-failure.tsx";

it("a booking that could not be marked as seen can be tried again", () => {
  const html = renderToStaticMarkup(
    <ManyFailure
      error={new TypeError("Failed to fetch")}
      tried={{ leads: [{ id: "lead-1", version: 1 }], action: { does: "see" } }}
      many={{ mutate: () => {}, reset: () => {} }}
    />,
  );
  expect(html).toContain(words.tryAgain);
  expect(html).toContain(words.dismiss);
});
