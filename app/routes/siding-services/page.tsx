import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/siding-services.ts";
import { head } from "#generated/pages/siding-services.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
