import type { PageHandle } from "#app/page-handle.ts";
import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/storm-damage.ts";
import { head } from "#generated/pages/storm-damage.ts";

export const handle: PageHandle = { isEmergency: true };

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
