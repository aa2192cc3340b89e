import { useCallback, useRef, useState } from "react";
import { whenReleased } from "#ui/when-released.ts";

/** What to read back of what was typed; null: nothing. */
type SayBack = (typed: string) => string | null;

/**
 * What we read back to somebody who has left a field, until they edit it again. `load` imports the rule, which is not among
 * the page's first scripts, and must always be the same function; if it fails to load, nothing is said.
 */
export function useSaidBack(load: () => Promise<SayBack>) {
  const [said, setSaid] = useState<string | null>(null);
  const ref = useRef<HTMLInputElement>(null);

  const onBlur = useCallback(async () => {
    const left = ref.current?.value ?? "";
    if (left.trim() === "") return;
    const sayBack = await load().catch(() => null);
    await whenReleased();
    // Edited again in the meantime, it is left once more.
    if (sayBack && ref.current?.value === left) setSaid(sayBack(left));
  }, [load]);

  const onInput = useCallback(() => setSaid(null), []);

  return { said, field: { ref, onBlur, onInput } };
}
