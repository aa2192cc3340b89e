import { expect, test } from "vitest";
import { structuredDataOf } from "#tests/support/page-text.ts";
import { htmlOf } from "./support/ask.ts";

test("search engines get the three plans with their prices", async () => {
  const things = structuredDataOf(await htmlOf("/protection-plans"));
  const service = things.find((thing) => thing["@type"] === "Service");
  const offer = (name: string, price: number) => ({
    itemOffered: { name },
    priceSpecification: { price },
  });
  expect(service).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        offer("Platinum Protection Plan", 650),
        offer("Gold Protection Plan", 450),
        offer("Silver Protection Plan", 350),
      ],
    },
  });
});
