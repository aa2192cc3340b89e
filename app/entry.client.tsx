import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportFault, watchForFaults } from "#api-client/fault-beacon.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { fetchedArea } from "./facts/fetched-area.ts";
import { FactsContext, factsWith } from "./facts/use-facts.ts";
import { AreaContext } from "./facts/use-own-area.ts";

declare const __RELEASE__: string;

watchForFaults(__RELEASE__);

/*
 * React Router's own entry, but with what an owner has set (docs/decisions/facts.md), and in a task after the one that
 * evaluates the page's modules: both in one task would block a slow phone for longer than a press may wait.
 */
Promise.resolve(window.setFacts).then((set) =>
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <FactsContext value={factsWith((set?.overrides ?? {}) as Overrides)}>
            <AreaContext value={fetchedArea}>
              <HydratedRouter onError={reportFault} />
            </AreaContext>
          </FactsContext>
        </StrictMode>,
        // React draws again what the page states otherwise, which is no fault where it may state earlier facts.
        set?.areNew ? { onRecoverableError() {} } : {},
      );
    }),
  ),
);
