import { Suspense, useEffect } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { deskShell as words } from "#content/en/desk/shell.ts";
import { BackupNotice } from "#desk/backups/backup-notice.tsx";
import { CalendarKey } from "#desk/calendar/calendar-key.tsx";
import { ConnectionLine } from "#desk/changes/connection-line.tsx";
import { DeskChanges } from "#desk/changes/desk-changes-keeper.tsx";
import { EmergencyBanner } from "#desk/emergencies/emergency-banner.tsx";
import { resumeEstimates } from "#desk/estimate/unsent-estimates.ts";
import { failureText } from "#desk/failure-text.ts";
import { MailHalt } from "#desk/mails/mail-halt.tsx";
import { ProofAsked } from "#desk/proof/proof-asked.tsx";
import { resumeReports } from "#desk/report/unsent-reports.ts";
import { goneRoofs } from "#desk/roof-photos/forget-roof.ts";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import { UntoldPhotos } from "#desk/roof-photos/untold-photos-notice.tsx";
import { SearchKey } from "#desk/search/search-key.tsx";
import { RefusedEntries } from "#desk/unsent/refused-entries.tsx";
import { unsent } from "#desk/unsent/unsent.ts";
import { UnsentNews } from "#desk/unsent/unsent-news.tsx";
import { startWorker } from "#desk/worker/keep-worker.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { DeskBar } from "./desk-bar.tsx";
import { useSignedIn } from "./use-me.ts";

/**
 * The frame of every page of the desk, for signed-in users. Anybody else is sent to sign in and
 * then comes back.
 */
export function DeskShell() {
  const { data: me, error, refetch } = useSignedIn();
  const { pathname, search } = useLocation();
  const staffId = me?.id;
  useEffect(() => {
    if (staffId === undefined) return;
    void startWorker();
    unsent.resume(staffId);
    void unsentPhotos.resume(staffId).catch(() => {});
    resumeReports();
    resumeEstimates();
    void goneRoofs.forgetOld(Date.now()).catch(() => {});
  }, [staffId]);
  if (error instanceof ApiFailure && error.status === 401) {
    return <Navigate replace to={`/desk/sign-in?to=${encodeURIComponent(pathname + search)}`} />;
  }
  if (!me) {
    return (
      <main className="mx-auto grid max-w-md gap-4 px-6 py-16">
        {error && (
          <Notice tone="late">
            <p>{failureText(error)}</p>
            <Button onClick={() => refetch()}>{words.tryAgain}</Button>
          </Notice>
        )}
      </main>
    );
  }
  return (
    <div className="@container/page">
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] md:grid-cols-[13rem_1fr] md:grid-rows-1">
        <a
          href="#page"
          className="fixed -top-20 left-2 z-10 rounded-sm bg-action px-3 py-2 text-on-action focus:top-2"
        >
          {words.skip}
        </a>
        <DeskBar me={me} />
        <main id="page" tabIndex={-1} className="min-w-0 pb-20 md:pb-8">
          <ConnectionLine />
          {me.permissions.includes("leads") && <EmergencyBanner />}
          <RefusedEntries />
          <UntoldPhotos />
          {me.permissions.includes("leads") && <MailHalt />}
          {me.permissions.includes("records") && <BackupNotice />}
          <Suspense fallback={<p className="p-6 text-soft">{words.loading}</p>}>
            <Outlet />
          </Suspense>
        </main>
        <ScrollRestoration />
        <DeskChanges />
        <UnsentNews />
        <ProofAsked />
        {me.permissions.includes("leads") && (
          <>
            <SearchKey />
            <CalendarKey />
          </>
        )}
      </div>
    </div>
  );
}
