import type { SidingId } from "#content/en/siding-services.ts";
import fiberCement from "./profiles/fiber-cement.svg?drawing";
import metal from "./profiles/metal.svg?drawing";
import vinyl from "./profiles/vinyl.svg?drawing";
import wood from "./profiles/wood.svg?drawing";

const profiles: Readonly<Record<SidingId, typeof vinyl>> = { vinyl, fiberCement, wood, metal };

/** A section through siding on its wall. */
export function ProfileDrawing({ id, className }: { id: SidingId; className?: string }) {
  const Profile = profiles[id];
  return <Profile className={className} />;
}
