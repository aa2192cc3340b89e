import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { archiveFaultTexts, sizeText, archiveSettings as words } from "#content/en/desk/archive.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { saveFrom } from "#desk/downloads/save-file.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { ShownArchive } from "#domain/archive/archive-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { archiveQuery } from "./settings-queries.ts";

/** How far the archive has come, and what can be done with it. */
export function ArchiveState({ archive }: { archive: ShownArchive | null }) {
  const { make, remove, download } = useArchiveCalls();
  const state = archive?.state ?? "none";
  const isMaking = state === "making";
  const isReady = state === "ready";
  const failure = make.error ?? remove.error ?? download.error;
  return (
    <>
      <div role="status" className="grid gap-1">
        {isReady && archive && <Ready archive={archive} />}
        {state === "elsewhere" && <p>{words.elsewhere}</p>}
        {state === "failed" && archive?.fault && (
          <p className="text-late">
            {words.failed} {archiveFaultTexts[archive.fault]}
          </p>
        )}
        {isReady && download.isSuccess && <p className="text-small">{words.downloading}</p>}
      </div>
      {isMaking && archive && <Making progress={archive.progress} />}
      {failure && (
        <Notice tone="late">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isReady && archive && (
          <Button busy={download.isPending} onClick={() => download.mutate(archive.id)}>
            {words.download}
          </Button>
        )}
        {!isMaking && (
          <Button
            look={isReady ? "quiet" : "main"}
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {archive ? words.anew : words.make}
          </Button>
        )}
        {(isMaking || isReady) && (
          <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {isMaking ? words.stop : words.remove}
          </Button>
        )}
      </div>
    </>
  );
}

function Ready({ archive: { bytes, askedBy, askedAt, endsAt } }: { archive: ShownArchive }) {
  return (
    <>
      <p className="font-semibold">{words.ready(sizeText(bytes ?? 0))}</p>
      <p className="text-small text-soft">
        {words.madeBy(askedBy)}
        <Moment at={askedAt} />
        {". "}
        {endsAt && (
          <>
            {words.endsAt}
            <Moment at={endsAt} />.
          </>
        )}
      </p>
    </>
  );
}

function Making({ progress }: { progress: number }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="tabular-nums">
        {words.making(Math.floor(progress * 100))}
      </label>
      <progress id={id} value={progress} max={1} className="w-full accent-action" />
      <p className="text-small text-soft">{words.goesOn}</p>
    </div>
  );
}

function useArchiveCalls() {
  const queries = useQueryClient();
  const keep = (answer: Parameters<typeof bodyOf<Known>>[0]) => {
    queries.setQueryData(archiveQuery.queryKey, bodyOf(answer));
  };
  const make = useMutation({
    mutationFn: () => deskClient.POST("/desk/archive"),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: () => deskClient.DELETE("/desk/archive"),
    onSuccess: keep,
  });
  const download = useMutation({
    async mutationFn(id: string) {
      // One byte, so that the desk asks for proof if the server does: a download by the browser could not.
      await deskClient.GET("/desk/archive/{id}/file", {
        ...{ params: { path: { id } }, headers: { range: "bytes=0-0" }, parseAs: "blob" },
      });
      saveFrom(`/api/desk/archive/${encodeURIComponent(id)}/file`);
    },
    onError: () => queries.invalidateQueries({ queryKey: archiveQuery.queryKey }),
  });
  return { make, remove, download };
}

type Known = Awaited<ReturnType<NonNullable<(typeof archiveQuery)["queryFn"]>>>;
