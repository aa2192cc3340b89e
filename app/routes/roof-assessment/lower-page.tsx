import { InspectorsView } from "./inspectors-view.tsx";
import { ScoreGuide } from "./score-guide.tsx";

/** What stands below the assessment. */
export function LowerPage() {
  return (
    <>
      <ScoreGuide />
      <InspectorsView />
    </>
  );
}
