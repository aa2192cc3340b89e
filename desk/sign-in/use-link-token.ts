import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The token after the `#` of a mail's link. It stays in the address until it is used, so that it
 * survives a reload.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return token;
}
