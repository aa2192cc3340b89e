import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { useRefusedOutcomes } from "./use-outcomes.ts";

/**
 * Says on every page of the desk which outcomes were refused, and where their words are. Where they are shown, the form
 * says it.
 */
export function RefusedOutcomes() {
  const mutations = useQueryClient().getMutationCache();
  const { pathname, search } = useLocation();
  const day = pathname === "/desk/day" && (new URLSearchParams(search).get("date") ?? today());
  const lead = !useMay("leads") && /^\/desk\/leads\/(.+)/.exec(pathname)?.[1];
  const refused = useRefusedOutcomes().filter(
    ({ outcome, error }) => isGone(error) || (outcome?.day !== day && outcome?.leadId !== lead),
  );
  return refused.map(({ id, outcome, error }) => (
    <div key={id} className="px-4 pt-3 md:px-6">
      <Notice tone="late">
        <p>
          The outcome of {outcome?.name} was not saved. {failureText(error)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {!isGone(error) && (
            <Link
              to={`/desk/day?date=${outcome?.day}`}
              className="font-semibold text-link underline"
            >
              What you wrote is on that day
            </Link>
          )}
          <Button
            look="plain"
            onClick={() => {
              const mutation = mutations.getAll().find(({ mutationId }) => mutationId === id);
              if (mutation) mutations.remove(mutation);
            }}
          >
            Close
          </Button>
        </div>
      </Notice>
    </div>
  ));
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
