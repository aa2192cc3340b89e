import { Culture } from "./culture.tsx";
import { Leadership } from "./leadership.tsx";
import { License } from "./license.tsx";
import { Purpose } from "./purpose.tsx";
import { Story } from "./story.tsx";
import { useAskedSection } from "./use-asked-section.ts";
import { Values } from "./values.tsx";

/**
 * Everything below the head. The section that the address asks for comes first, so that nobody who
 * followed 'Our leadership' has to look for it, with or without scripts.
 */
export function LowerPage() {
  const asked = useAskedSection();
  return (
    <>
      {asked === "leadership" && <Leadership />}
      {asked === "culture" && <Culture />}
      <Story />
      <Purpose />
      <Values />
      {asked !== "leadership" && <Leadership />}
      {asked !== "culture" && <Culture />}
      <License />
    </>
  );
}
