import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { DeferredScripts } from "./deferred-scripts.tsx";

const Page = createRoutesStub([{ path: "/", Component: DeferredScripts }]);
const html = renderToString(<Page />);

it("starts no module script on its own, and fetches nothing that only scripts need", () => {
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html).not.toContain('<link rel="modulepreload"');
});

it("keeps React Router's module script as inert text, with the list of its preloads", () => {
  expect(html).toMatch(/<script type="text\/plain" data-deferred="" data-preload="[^"]*">/);
});
