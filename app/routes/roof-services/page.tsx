import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/roof-services.ts";
import { heads } from "#generated/pages/roof-services.ts";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(heads[matches[2].id]);
}

export default function Page({ matches }: Route.ComponentProps) {
  return <PageOutline {...words[matches[2].id]} />;
}
