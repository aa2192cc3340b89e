import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What stands behind the `#` of a mail's link. It stays in the address until it is used: whoever loads the page
 * again has it still.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return token;
}
