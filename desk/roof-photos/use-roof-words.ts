import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { builtRoofWords as built } from "#content/roof-words.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { RoofWords } from "#domain/roof-photo/roof-words.ts";

const key = "desk:roof-words";

export const roofWordsQuery = queryOptions({
  queryKey: ["roof-words"],
  queryFn: async (): Promise<RoofWords> => {
    const { words } = bodyOf(await deskClient.GET("/desk/roof-words"));
    keep(words);
    return words;
  },
});

/**
 * What the owner calls the parts of a roof and their conditions, and what each visit should show. Until the server has said it, and
 * without a network, it is what this browser was told last.
 */
export function useRoofWords(): RoofWords {
  const [known] = useState(toldLast);
  const { data = known } = useQuery(roofWordsQuery);
  return data;
}

function toldLast(): RoofWords {
  try {
    return { ...built, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    // Denied, or written by something else.
    return built;
  }
}

function keep(words: RoofWords): void {
  try {
    localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Denied or full: it is asked for each time.
  }
}
