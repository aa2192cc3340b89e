import { scopeWords, makeTokenDialog as words } from "#content/en/desk/connections.ts";
import { CheckList } from "#desk/parts/check-list.tsx";
import { type TokenScope, tokenScopes } from "#domain/token/access-token.ts";

const options = tokenScopes.map((scope) => ({
  value: scope,
  name: scopeWords[scope].name,
  text: scopeWords[scope].may,
}));

/** What a token may do, each with what that means. */
export function ScopeChoice({
  scopes,
  onChoose,
  error,
}: {
  scopes: readonly TokenScope[];
  onChoose: (scopes: TokenScope[]) => void;
  error: string | undefined;
}) {
  return (
    <CheckList
      legend={words.scopes}
      options={options}
      chosen={scopes}
      onChoose={onChoose}
      error={error && words.noScope}
    />
  );
}
