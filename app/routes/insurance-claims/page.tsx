import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/insurance-claims.ts";
import { head } from "#generated/pages/insurance-claims.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
