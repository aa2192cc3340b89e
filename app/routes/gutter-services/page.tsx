import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/gutter-services.ts";
import { head } from "#generated/pages/gutter-services.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
