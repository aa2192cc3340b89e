import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/protection-plan.ts";
import { heads } from "#generated/pages/protection-plan.ts";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(heads[matches[2].id]);
}

export default function Page({ matches }: Route.ComponentProps) {
  const { title, canonical } = heads[matches[2].id];
  return <PageOutline heading={title} lead={words[canonical]} />;
}
