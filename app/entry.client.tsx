import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportFault, watchForFaults } from "#api-client/fault-beacon.ts";

declare const __RELEASE__: string;

watchForFaults(__RELEASE__);

/*
 * React Router's own entry, but in a task after the one that evaluates the page's modules: both in
 * one task would block a slow phone for longer than a press may wait.
 */
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportFault} />
      </StrictMode>,
    );
  }),
);
