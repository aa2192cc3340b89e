import { replace } from "react-router";

/** `replace` answers a document request with a 302; in the browser it leaves no history entry. */
export function loader() {
  throw replace("/");
}
