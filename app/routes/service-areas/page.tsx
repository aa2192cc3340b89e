import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/service-areas.ts";
import { head } from "#generated/pages/service-areas.ts";
import { CountyList } from "./county-list.tsx";

export const meta = () => pageMeta(head);

export default function Page() {
  return (
    <>
      <PageOutline {...words} />
      <CountyList />
    </>
  );
}
