import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  importsPage,
  kindNames,
  programNames,
  importPage as words,
} from "#content/en/desk/imports.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { WholeImport } from "#domain/import/import-contract.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { importQuery, importsQuery, isUnderWay } from "./import-queries.ts";
import { ImportRows } from "./import-rows.tsx";
import { MappingForm } from "./mapping-form.tsx";

/** One file: its columns, its trial run, its rows, importing and undoing. */
export function Component() {
  const { id = "" } = useParams();
  const mayImport = useMay("records");
  const { data, error, refetch } = useQuery({ ...importQuery(id), enabled: mayImport });
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  if (!mayImport) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={importsPage.title} />
        <Empty heading={importsPage.forOwners.heading}>{importsPage.forOwners.text}</Empty>
      </div>
    );
  }
  if (data && !isUnknown) return <ImportView key={data.id} of={data} />;
  return (
    <div className="grid max-w-xl justify-items-start gap-4 p-4 md:p-6">
      <PageHeading title={importsPage.title} />
      {error ? <Failed error={error} onRetry={refetch} /> : <Waiting label={words.loading} />}
      <ButtonLink to="/desk/import">{words.all}</ButtonLink>
    </div>
  );
}

function ImportView({ of }: { of: WholeImport }) {
  const isMapping = of.state === "mapping";
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <PageHeading title={of.fileName || importsPage.list.unnamed}>
        <ButtonLink to="/desk/import" look="plain">
          {words.all}
        </ButtonLink>
      </PageHeading>
      <p className="text-soft">
        {words.recognized(of.rows, kindNames[of.kind], programNames[of.program])}{" "}
        {words.by(of.createdBy.name)} <Moment at={of.createdAt} />
      </p>
      {isUnderWay(of.state) && <Progress of={of} />}
      <Result of={of} />
      <Actions of={of} />
      {isMapping && <MappingForm of={of} />}
      {!isMapping && !isUnderWay(of.state) && <ImportRows of={of} />}
    </div>
  );
}

/** How far a file has come that is being worked on. */
function Progress({ of: { state, rows, verdicts, outcomes } }: { of: WholeImport }) {
  const all = {
    checking: rows,
    importing: verdicts.new + verdicts.merged,
    undoing: outcomes.imported + outcomes.undone + outcomes.kept,
  };
  const done = {
    checking: rows - verdicts.unchecked,
    importing: outcomes.imported,
    undoing: outcomes.undone + outcomes.kept,
  };
  if (state !== "checking" && state !== "importing" && state !== "undoing") return null;
  const text = words.progress[state](done[state], all[state]);
  return (
    <div className="grid gap-1">
      <progress
        max={all[state] || 1}
        value={done[state]}
        aria-label={words.progress.label}
        className="h-3 w-full max-w-xl accent-action"
      />
      <p>{text}</p>
      <p className="text-small text-soft">{words.progress.goesOn}</p>
    </div>
  );
}

/** What became of it. */
function Result({ of }: { of: WholeImport }) {
  const { state, outcomes, importedAt, undoneAt, undoUntil } = of;
  if (isUnderWay(state)) return null;
  if (undoneAt) {
    return (
      <Notice tone="good">
        <p>{words.result.undone(outcomes.undone)}</p>
        {outcomes.kept > 0 && <p>{words.result.kept(outcomes.kept)}</p>}
      </Notice>
    );
  }
  if (!importedAt) return null;
  return (
    <Notice tone="good">
      <p>{words.result.imported(outcomes.imported)}</p>
      <p>{words.result.nobody}</p>
      {undoUntil && (
        <p>
          {words.result.undoUntil} <Moment at={undoUntil} />
        </p>
      )}
    </Notice>
  );
}

type Asked = "run" | "undo" | "drop";

/** What can be done with it now. */
function Actions({ of }: { of: WholeImport }) {
  const { id, state, verdicts, outcomes } = of;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked>();
  const params = { path: { id } };
  const go = useMutation({
    mutationFn: async (what: Asked | "check" | "accept") => {
      if (what === "drop") {
        await deskClient.DELETE("/desk/imports/{id}", { params });
        return undefined;
      }
      const calls = {
        check: () => deskClient.POST("/desk/imports/{id}/check", { params }),
        accept: () => deskClient.POST("/desk/imports/{id}/accept", { params }),
        run: () => deskClient.POST("/desk/imports/{id}/run", { params }),
        undo: () => deskClient.POST("/desk/imports/{id}/undo", { params }),
      };
      return bodyOf(await calls[what]()).import;
    },
    onSuccess: (changed) => {
      ask(undefined);
      queries.removeQueries({ queryKey: ["imports", id, "rows"] });
      void queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      if (changed) queries.setQueryData(importQuery(id).queryKey, changed);
      else void navigate("/desk/import");
    },
  });
  const ready =
    verdicts.new + verdicts.merged - outcomes.imported - outcomes.kept - outcomes.undone;
  const isJudged = state === "checked" || state === "imported";
  const mayUndo = of.importedAt !== null && isJudged && outcomes.imported > 0;
  const mayDrop = of.importedAt === null && (state === "mapping" || state === "checked");
  if (isUnderWay(state) || state === "undone") return null;
  return (
    <div className="grid gap-3">
      {go.error && !asked && (
        <Notice tone="late">
          <p>{failureText(go.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {isJudged && ready > 0 && (
          <Button onClick={() => ask("run")}>{words.actions.run(ready)}</Button>
        )}
        {isJudged && verdicts.doubtful > 0 && (
          <Button
            look="quiet"
            busy={go.isPending && go.variables === "accept"}
            onClick={() => go.mutate("accept")}
          >
            {words.actions.accept(verdicts.doubtful)}
          </Button>
        )}
        {mayUndo && of.undoUntil !== null && (
          <Button look="danger" onClick={() => ask("undo")}>
            {words.actions.undo}
          </Button>
        )}
        {mayDrop && (
          <Button look="plain" onClick={() => ask("drop")}>
            {words.actions.drop}
          </Button>
        )}
      </div>
      {(["run", "undo", "drop"] as const).map((what) => (
        <ConfirmDialog
          key={what}
          title={words.confirm[what].title}
          confirm={words.confirm[what].submit}
          look={what === "run" ? "main" : "danger"}
          open={asked === what}
          onClose={() => ask(undefined)}
          onConfirm={() => go.mutate(what)}
          busy={go.isPending}
          error={go.error}
        >
          <p>{words.confirm[what].text(ready)}</p>
        </ConfirmDialog>
      ))}
    </div>
  );
}
