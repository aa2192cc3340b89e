import { Closing } from "./closing.tsx";
import { Guide } from "./guide.tsx";

/** After the figures: which plan to choose, and whom to ask. */
export function Ending() {
  return (
    <>
      <Guide />
      <Closing />
    </>
  );
}
