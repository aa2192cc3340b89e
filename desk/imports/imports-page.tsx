import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  kindNames,
  programNames,
  stateWords,
  importsPage as words,
} from "#content/en/desk/imports.ts";
import { sendFile } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { ImportSummary, WholeImport } from "#domain/import/import-contract.ts";
import { mostImportBytes } from "#domain/import/import-field.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { importQuery, importsQuery } from "./import-queries.ts";

/** Bringing in what another program has exported: a file to choose, and what was imported before. */
export function Component() {
  const mayImport = useMay("records");
  if (!mayImport) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={words.title} />
        <Empty heading={words.forOwners.heading}>{words.forOwners.text}</Empty>
      </div>
    );
  }
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <PageHeading title={words.title} />
      <ChooseFile />
      <ImportList />
    </div>
  );
}

/** A file is dropped here, or picked. */
function ChooseFile() {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File): Promise<WholeImport> => {
      const path = `/desk/imports?fileName=${encodeURIComponent(file.name.slice(0, 200))}`;
      return (await sendFile<{ import: WholeImport }>(path, file)).import;
    },
    onSuccess: (taken) => {
      queries.setQueryData(importQuery(taken.id).queryKey, taken);
      void queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      void navigate(`/desk/import/${taken.id}`);
    },
  });
  const take = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    // The server would break off while the browser still sends, which reads as no answer.
    const cannotBeSent = file.size > mostImportBytes;
    setTooLarge(cannotBeSent);
    if (cannotBeSent) upload.reset();
    else upload.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-heading">
        {words.choose.title}
      </h2>
      <p className="max-w-2xl">{words.choose.text}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way, the field inside it is another */}
      <div
        className={`grid justify-items-start gap-2 rounded-sm border-2 border-dashed p-6 ${isOver ? "border-action bg-hover" : "border-edge bg-panel"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={`${id}-file`} className="font-semibold">
          {words.choose.label}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${id}-hint`}
          className="max-w-full min-h-9 pointer-coarse:min-h-11"
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file again is another try.
            target.value = "";
          }}
        />
        <p id={`${id}-hint`} className="text-small text-soft">
          {words.choose.hint}
        </p>
        {upload.isPending && <p role="status">{words.choose.reading}</p>}
      </div>
      {(isTooLarge || upload.error) && (
        <Notice tone="late">
          <p>{isTooLarge ? words.tooLarge : failureText(upload.error)}</p>
        </Notice>
      )}
    </section>
  );
}

function ImportList() {
  const id = useId();
  const { data, error, refetch } = useQuery(importsQuery);
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Waiting label={words.list.loading} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="text-heading">
        {words.list.title}
      </h2>
      <ul className="border-t border-line">
        {data.map((one) => (
          <ImportItem key={one.id} of={one} />
        ))}
      </ul>
    </section>
  );
}

function ImportItem({ of }: { of: ImportSummary }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <Link to={`/desk/import/${of.id}`} className="min-w-0 text-link wrap-anywhere underline">
        {of.fileName || words.list.unnamed}
      </Link>
      <span className="text-soft">
        {words.list.rows(of.rows, kindNames[of.kind], programNames[of.program])}{" "}
        {stateWords[of.state]}, <Moment at={of.undoneAt ?? of.importedAt ?? of.createdAt} />
      </span>
    </li>
  );
}
