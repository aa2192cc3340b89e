import { replace } from "react-router";

/** `replace` is a 302 for a document and, in the browser, a navigation that leaves no history entry. */
export function loader() {
  throw replace("/");
}
