import { useNavigate } from "react-router";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";

/** Makes the key w lead to the calendar from every page of the desk. */
export function CalendarKey() {
  const navigate = useNavigate();
  useDeskKeys({ w: () => void navigate("/desk/calendar") });
  return null;
}
