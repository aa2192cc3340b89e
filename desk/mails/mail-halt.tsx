import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { mailsHalted, mailsHeld } from "#content/en/desk/mail-flow.ts";
import { mailHalt as words } from "#content/en/desk/several-rooms.ts";
import { useMailsChange } from "#desk/changes/desk-changes.ts";
import { momentText } from "#desk/moment-text.ts";
import { mailFlowQuery } from "./mail-queries.ts";

/** Shown at the top of every page while no mail goes out, because the office then has to call. */
export function MailHalt() {
  const queries = useQueryClient();
  const { data: flow } = useQuery(mailFlowQuery);
  useMailsChange(() => void queries.invalidateQueries(mailFlowQuery));
  const text = flow && textOf(flow);
  return (
    <div role="status">
      {text && (
        <p className="border-b-2 border-late bg-late-ground px-4 py-2 md:px-6">
          <strong>{text}</strong>{" "}
          <Link to="/desk/mails" className="underline underline-offset-2">
            {words.seeMails}
          </Link>
        </p>
      )}
    </div>
  );
}

type Flow = Awaited<ReturnType<NonNullable<(typeof mailFlowQuery)["queryFn"]>>>;

function textOf({ state, since, error }: Flow): string | null {
  if (since === null) return null;
  if (state === "held") return mailsHeld(momentText(since));
  return state === "halted" && error ? mailsHalted(momentText(since), error) : null;
}
