import { useState } from "react";
import { whenReleased } from "#ui/when-released.ts";

/** What to say back of an entry; null when there is nothing to say. */
type SayBack = (typed: string) => string | null;

/**
 * What is said back of a field's entry once the field is left, and until the entry is another. `load` imports the rule, so that
 * the desk's first scripts have none of it but what the lead lists need too, the metadata of phone numbers; if it fails to load,
 * nothing is said.
 */
export function useSaidBack(entry: string, load: () => Promise<SayBack>) {
  const [last, setLast] = useState<{ entry: string; said: string | null }>();
  return {
    said: last?.entry === entry ? last.said : null,
    async onBlur() {
      if (entry.trim() === "") return;
      const sayBack = await load().catch(() => null);
      await whenReleased();
      if (sayBack) setLast({ entry, said: sayBack(entry) });
    },
  };
}
