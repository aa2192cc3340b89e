import { useQuery } from "@tanstack/react-query";
import { openQuestions } from "#content/en/before-you-open.ts";
import { today } from "#desk/moment-text.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { businessQuery, factsNow } from "./business-queries.ts";

/** How many questions wait for the owner: 0 until that is known, and for whoever cannot settle them. */
export function useOpenQuestions(): number {
  const enabled = useMay("business");
  const { data } = useQuery({ ...businessQuery, enabled, staleTime: 60_000 });
  if (!data) return 0;
  return openQuestions(factsNow(data), data.settings.settled, today()).length;
}
