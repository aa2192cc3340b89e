import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { rowAfter } from "#desk/keys/desk-key.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { lastList, rememberLead } from "#desk/leads/lead-cursor.ts";
import { leadListQueryOf } from "#desk/leads/lead-queries.ts";
import { rowsOf } from "#desk/leads/stored-leads.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { callPhone } from "./call-phone.ts";
import type { Writing } from "./writing.ts";

/** The keys on a lead's page; j and k walk the list that it was opened from. */
export function useLeadPageKeys(
  { id, ...contact }: Pick<LeadRow, "id" | "phone" | "contactPhone">,
  { take, write, help }: { take: () => void; write: (writing: Writing) => void; help: () => void },
): void {
  const navigate = useNavigate();
  const queries = useQueryClient();

  function move(key: "j" | "k"): void {
    const rows = rowsOf(queries.getQueryData(leadListQueryOf(lastList()).queryKey));
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[rowAfter(key, at, rows.length)];
    if (!next || next.id === id) return;
    rememberLead(next.id);
    navigate(`/desk/leads/${next.id}`);
  }

  useDeskKeys({
    j: () => move("j"),
    k: () => move("k"),
    m: take,
    c: () => {
      write("call");
      callPhone(phoneOf(contact));
    },
    e: () => write("mail"),
    "?": help,
  });
}
