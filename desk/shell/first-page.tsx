import { Navigate } from "react-router";
import { useSetUp } from "#desk/set-up/use-set-up.ts";
import { useMay } from "./use-me.ts";

/**
 * Where somebody begins: the loose ends, or an inspector's day, which opens without a network too. Owners begin with setting
 * up a business that nobody has set up.
 */
export function FirstPage() {
  const mayLead = useMay("leads");
  const setUp = useSetUp();
  if (setUp === "unknown") return null;
  if (setUp?.isAhead) return <Navigate replace to="/desk/set-up" />;
  return <Navigate replace to={mayLead ? "/desk/loose-ends" : "/desk/day"} />;
}
