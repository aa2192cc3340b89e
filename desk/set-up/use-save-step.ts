import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isChangedSince } from "#desk/business/behind.tsx";
import { businessQuery, shippedFacts } from "#desk/business/business-queries.ts";
import { hasFault, readTyped, type TypedFacts } from "#desk/business/typed-facts.ts";
import { isConflict, putBusiness, takeBusiness } from "#desk/business/use-change-business.ts";
import { today } from "#desk/moment-text.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { type SetUpStepId, withSettled } from "#domain/business/set-up-steps.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";

/** What was typed over what holds now. */
export function readOver(business: Business, typed: TypedFacts["typed"]) {
  const { overrides } = business.settings;
  const built = shippedFacts(business);
  return readTyped(typed, { overrides, facts: factsInPlace(built, overrides), built });
}

/** Whether somebody else has set one of the facts that were typed, since they began to be. */
export function isOvertaken(business: Business, { version, typed }: TypedFacts): boolean {
  return isChangedSince(business, version, (path) => Object.hasOwn(typed, path));
}

/**
 * Saves what was typed in a step, with that it is settled, as one version. What others save of other facts meanwhile stays, and
 * nobody has to look at it; where it was one of these, the 409 stands and the business is read again.
 */
export function useSaveStep(id: SetUpStepId, onSaved: (business: Business) => void) {
  const queries = useQueryClient();
  const put = (business: Business, typed: TypedFacts["typed"]) =>
    putBusiness({
      version: business.version,
      settings: {
        overrides: readOver(business, typed).overrides,
        settled: withSettled(business.settings.settled, id, today()),
      },
    });
  return useMutation({
    mutationFn: async ({ business, draft }: { business: Business; draft: TypedFacts }) => {
      try {
        return await put(business, draft.typed);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const fresh = await queries.fetchQuery({ ...businessQuery, staleTime: 0 });
        const { faults } = readOver(fresh, draft.typed);
        const isWrong = Object.keys(draft.typed).some((path) => hasFault(path, faults));
        if (isWrong || isOvertaken(fresh, draft)) throw error;
        return put(fresh, draft.typed);
      }
    },
    onSuccess(business) {
      takeBusiness(queries, business);
      onSaved(business);
    },
  });
}
