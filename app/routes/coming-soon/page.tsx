import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/coming-soon.ts";
import { heads } from "#generated/pages/coming-soon.ts";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(heads[matches[2].id]);
}

export default function Page({ matches }: Route.ComponentProps) {
  return <PageOutline heading={heads[matches[2].id].title} lead={words.lead} />;
}
