import { useMatches } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import type { PageHandle } from "#app/page-handle.ts";

/**
 * The number to call from this page: the emergency line where it is urgent, because the office may
 * be closed.
 */
export function usePhoneLine() {
  const { phone, hotline } = useFacts();
  const isEmergency = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.isEmergency,
  );
  return { isEmergency, ...(isEmergency ? hotline : phone) };
}
