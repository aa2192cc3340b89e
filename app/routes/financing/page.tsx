import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/financing.ts";
import { head } from "#generated/pages/financing.ts";

export const meta = () => pageMeta(head);

export default function Page() {
  return <PageOutline {...words} />;
}
