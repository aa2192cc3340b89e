import { lazy, Suspense } from "react";

const EstimateSummary = lazy(async () => {
  const { EstimateSummary } = await import("#desk/estimate/estimate-summary.tsx");
  return { default: EstimateSummary };
});

/** How far the estimates of a lead are, whose code loads after the rest of the page. */
export function LeadEstimates({ leadId }: { leadId: string }) {
  return (
    <Suspense fallback={null}>
      <EstimateSummary leadId={leadId} />
    </Suspense>
  );
}
