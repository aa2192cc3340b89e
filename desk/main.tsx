import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { reportFault, watchForFaults } from "#api-client/fault-beacon.ts";
import { deskChanges } from "./changes/desk-changes.ts";
import { keepDays } from "./day/keep-days.ts";
import "./desk.css";
import { deskQueries } from "./desk-queries.ts";
import { deskRouter } from "./desk-router.tsx";
import { sweepDrafts } from "./drafts/draft-sweeps.ts";
import { readPlace } from "./facts/desk-place.ts";
import { applyScheme } from "./shell/scheme.ts";

declare const __RELEASE__: string;

watchForFaults(__RELEASE__);
applyScheme();
sweepDrafts(localStorage);
keepDays(deskQueries, localStorage);
// The library hears only when this changes. A browser that is wrong about it is corrected by the first connection.
onlineManager.setOnline(navigator.onLine);
deskChanges.watch(() => {
  if (deskChanges.connection() === "open") onlineManager.setOnline(true);
});

const place = document.getElementById("desk");
if (!place) throw new Error("The desk's document has no place for it.");
await readPlace(localStorage);
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={deskQueries}>
      <RouterProvider router={deskRouter} onError={reportFault} />
    </QueryClientProvider>
  </StrictMode>,
);
