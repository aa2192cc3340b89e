import { InspectorsView } from "./inspectors-view.tsx";
import { ScoreGuide } from "./score-guide.tsx";

/** Everything below the assessment. */
export function LowerPage() {
  return (
    <>
      <ScoreGuide />
      <InspectorsView />
    </>
  );
}
