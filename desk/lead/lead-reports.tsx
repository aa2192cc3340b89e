import { lazy, Suspense } from "react";

const ReportSummary = lazy(async () => {
  const { ReportSummary } = await import("#desk/report/report-summary.tsx");
  return { default: ReportSummary };
});

/** How far the reports about a lead's roof are, whose code loads after the rest of the page. */
export function LeadReports({ leadId }: { leadId: string }) {
  return (
    <Suspense fallback={null}>
      <ReportSummary leadId={leadId} />
    </Suspense>
  );
}
