import type { SystemId } from "#content/en/commercial-roofing.ts";
import epdm from "./systems/epdm.svg?drawing";
import metal from "./systems/metal.svg?drawing";
import bitumen from "./systems/modified-bitumen.svg?drawing";
import pvc from "./systems/pvc.svg?drawing";
import tpo from "./systems/tpo.svg?drawing";

const drawings: Readonly<Record<SystemId, typeof tpo>> = {
  tpo,
  epdm,
  "modified-bitumen": bitumen,
  pvc,
  metal,
};

/**
 * A roof cut open in steps, so that each layer shows its front and its top, from the weather side down and numbered
 * as in the legend. Thicknesses are exaggerated for clarity.
 */
export function SystemDrawing({ id, className }: { id: SystemId; className?: string }) {
  const Drawing = drawings[id];
  return <Drawing className={className} />;
}
