import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { mailsHalted } from "#content/en/mail-flow.ts";
import { useMailsChange } from "#desk/changes/desk-changes.ts";
import { momentText } from "#desk/moment-text.ts";
import { mailFlowQuery } from "./mail-queries.ts";

/** Shown at the top of every page while no mail goes out, because the office then has to call. */
export function MailHalt() {
  const queries = useQueryClient();
  const { data: flow } = useQuery(mailFlowQuery);
  useMailsChange(() => void queries.invalidateQueries(mailFlowQuery));
  return (
    <div role="status">
      {flow?.state === "halted" && flow.since && flow.error && (
        <p className="border-b-2 border-late bg-late-ground px-4 py-2 md:px-6">
          <strong>{mailsHalted(momentText(flow.since), flow.error)}</strong>{" "}
          <Link to="/desk/mails" className="underline underline-offset-2">
            See the mails
          </Link>
        </p>
      )}
    </div>
  );
}
