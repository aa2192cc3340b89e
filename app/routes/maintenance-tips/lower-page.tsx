import { BestPractices } from "./best-practices.tsx";
import { Closing } from "./closing.tsx";
import { DamageSigns } from "./damage-signs.tsx";
import { EmergencyTips } from "./emergency-tips.tsx";
import { Gutters } from "./gutters.tsx";
import { Seasons } from "./seasons.tsx";
import { WhoDoes } from "./who-does.tsx";

/** Everything below the first view. */
export function LowerPage() {
  return (
    <>
      <Seasons />
      <Gutters />
      <DamageSigns />
      <WhoDoes />
      <EmergencyTips />
      <BestPractices />
      <Closing />
    </>
  );
}
