import { lazy, Suspense } from "react";
import type { Lead } from "#domain/lead/lead-page.ts";

const RoofPhotos = lazy(async () => {
  const { RoofPhotos } = await import("#desk/roof-photos/roof-photos.tsx");
  return { default: RoofPhotos };
});

/** The photos of a lead's roof, whose code loads after the rest of the page. */
export function LeadRoof({ lead }: { lead: Pick<Lead, "id" | "appointment"> }) {
  return (
    <Suspense fallback={null}>
      <RoofPhotos lead={lead} isPart />
    </Suspense>
  );
}
