import { expect, it } from "vitest";
import { warningsIn } from "./build-summary.ts";

it("finds each warning about our own files once, and counts those about packages", () => {
  const output = [
    "vite v8.3.8 building client environment for production...",
    "builds/next/client/assets/app.js    5.55 kB",
    "\u001b[33m[INEFFECTIVE_DYNAMIC_IMPORT] \u001b[0mdomain/form.ts is imported in two ways.",
    "\u001b[33m[INEFFECTIVE_DYNAMIC_IMPORT] \u001b[0mdomain/form.ts is imported in two ways.",
    '[MODULE_LEVEL_DIRECTIVE] The directive in "node_modules/react-router/index.js" may be lost.',
    "(!) Some chunks are larger than 500 kB.",
    "[PLUGIN_TIMINGS] JavaScript callbacks ran for 7.4s.",
  ].join("\n");
  expect(warningsIn(output)).toEqual({
    ours: [
      "[INEFFECTIVE_DYNAMIC_IMPORT] domain/form.ts is imported in two ways.",
      "(!) Some chunks are larger than 500 kB.",
    ],
    ofPackages: 1,
  });
});
