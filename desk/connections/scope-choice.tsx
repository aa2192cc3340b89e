import { useId } from "react";
import { scopeWords, makeTokenDialog as words } from "#content/en/desk/connections.ts";
import { type TokenScope, tokenScopes } from "#domain/token/access-token.ts";

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
  const id = useId();
  return (
    <fieldset
      className="grid"
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="pb-1 font-semibold">{words.scopes}</legend>
      {tokenScopes.map((scope) => (
        <label
          key={scope}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line px-2 py-2.5 last-of-type:border-b hover:bg-hover has-checked:bg-chosen"
        >
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              onChoose(
                tokenScopes.filter((one) =>
                  one === scope ? target.checked : scopes.includes(one),
                ),
              )
            }
            aria-invalid={error ? true : undefined}
            className="mt-0.5 size-4.5 accent-action"
          />
          <span>
            <span className="block font-semibold">{scopeWords[scope].name}</span>
            <span className="block text-small text-soft">{scopeWords[scope].may}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="pt-1 text-small font-semibold text-late">
          {words.noScope}
        </p>
      )}
    </fieldset>
  );
}
