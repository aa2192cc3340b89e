import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { mailsPage as words } from "#content/en/desk/mails.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import { MailList } from "./mail-list.tsx";
import { type MailShow, mailsQuery } from "./mail-queries.ts";
import { OpenMail } from "./open-mail.tsx";

/** The outbox. The address says which list is shown and which mail is open. */
export function Component() {
  const [search] = useSearchParams();
  const show = search.get("show") === "all" ? "all" : "troubled";
  const open = search.get("mail") ?? "";
  if (!useMay("leads")) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={words.title} />
        <Empty heading={words.forOffice.heading}>{words.forOffice.text}</Empty>
      </div>
    );
  }
  return (
    <div className="grid gap-4 p-4 md:p-6">
      <PageHeading title={words.title} />
      <MailTabs show={show} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
        <div className={open ? "max-lg:hidden" : ""}>
          <MailList show={show} open={open} />
        </div>
        {open ? <OpenMail key={open} id={open} show={show} /> : <ChooseMail show={show} />}
      </div>
    </div>
  );
}

/** Shown beside a list of mails while none is open. */
function ChooseMail({ show }: { show: MailShow }) {
  const { data } = useInfiniteQuery(mailsQuery(show));
  const hasMails = data?.pages.some(({ mails }) => mails.length > 0);
  return hasMails && <p className="px-2 py-3 text-soft max-lg:hidden">{words.choose}</p>;
}

function MailTabs({ show }: { show: MailShow }) {
  const { data } = useInfiniteQuery(mailsQuery("troubled"));
  const count = data?.pages.flatMap(({ mails }) => mails).length;
  return (
    <TabLinks
      label={words.tabs.label}
      items={[
        {
          to: "/desk/mails",
          name: words.tabs.troubled,
          isShown: show === "troubled",
          count: count || undefined,
        },
        { to: "/desk/mails?show=all", name: words.tabs.all, isShown: show === "all" },
      ]}
    />
  );
}
