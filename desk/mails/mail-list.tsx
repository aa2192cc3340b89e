import { useInfiniteQuery } from "@tanstack/react-query";
import { mailList as words } from "#content/en/desk/mails.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { MailItem } from "./mail-item.tsx";
import { type MailShow, mailsQuery } from "./mail-queries.ts";

export function MailList({ show, open }: { show: MailShow; open: string }) {
  const mailsByPage = useInfiniteQuery(mailsQuery(show));
  const { data, error, refetch } = mailsByPage;
  const mails = data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <div className="grid gap-4">
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting label={words.loading} />}
      {data && mails.length === 0 && (
        <Empty heading={show === "troubled" ? words.none.late : words.none.any}>
          {show === "troubled" && words.none.lateMeans}
        </Empty>
      )}
      {mails.length > 0 && (
        <ul>
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} show={show} isOpen={mail.id === open} />
          ))}
        </ul>
      )}
      <ShowOlder of={mailsByPage} />
    </div>
  );
}
