import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { personQuery } from "./person-queries.ts";

/** A call that returns the changed person, who is then shown at once; leads that show them are read again. */
export function usePersonCall<Input>(
  id: string,
  call: (input: Input) => Promise<{ data?: { person: Person } }>,
  onDone?: (input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => bodyOf(await call(input)).person,
    onSuccess: (person, input) => {
      queries.setQueryData(personQuery(id).queryKey, person);
      void queries.invalidateQueries({ queryKey: ["person"] });
      void queries.invalidateQueries({ queryKey: ["lead"] });
      onDone?.(input);
    },
  });
}
