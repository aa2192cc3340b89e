import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/our-services.ts";
import { head } from "#generated/pages/our-services.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
