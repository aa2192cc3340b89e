import { useQuery } from "@tanstack/react-query";
import { endingTokens as words } from "#content/en/desk/connections.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { tokensQuery } from "./tokens-query.ts";

/** Which access tokens end when their maker leaves or is no longer an owner; nothing while they have made none. */
export function EndingTokens({ makerId }: { makerId: string }) {
  const { data: tokens, isError } = useQuery(tokensQuery);
  const ending = tokens?.filter(({ madeBy, ended }) => madeBy.id === makerId && ended === null);
  if (!isError && !ending?.length) return null;
  const named = ending?.map(({ name, lastCharacters }) => words.one(name, lastCharacters));
  return (
    <Notice tone="late">
      <p className="wrap-anywhere">{named ? words.some(named.join(", ")) : words.unknown}</p>
    </Notice>
  );
}
