import { useNavigate } from "react-router";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";

export const searchFieldId = "search-everything";

/** Makes the key / lead to the search from every page of the desk. */
export function SearchKey() {
  const navigate = useNavigate();
  useDeskKeys({
    "/": () => {
      const field = document.getElementById(searchFieldId);
      if (field instanceof HTMLInputElement) {
        field.focus();
        field.select();
      } else navigate("/desk/search", { flushSync: true });
    },
  });
  return null;
}
