import { Navigate } from "react-router";
import { useMay } from "./use-me.ts";

/** Where somebody begins: the loose ends, or an inspector's day, which opens without a network too. */
export function FirstPage() {
  return <Navigate replace to={useMay("leads") ? "/desk/loose-ends" : "/desk/day"} />;
}
