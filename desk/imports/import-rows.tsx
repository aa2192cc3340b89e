import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { fieldNames, remarkText, importRows as words } from "#content/en/desk/imports.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import type { ImportRow, WholeImport } from "#domain/import/import-contract.ts";
import { type ImportVerdict, importVerdicts } from "#domain/import/import-state.ts";
import { amountText } from "#domain/lead/amount.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { TabLinks } from "#ui/desk/tab-links.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { importQuery, importRowsQuery, type RowsShown } from "./import-queries.ts";

/** The rows by what becomes of them; the address says which are shown. */
export function ImportRows({ of }: { of: WholeImport }) {
  const [search] = useSearchParams();
  const shown = shownOf(search.get("show"), of);
  const rowsByPage = useInfiniteQuery(importRowsQuery(of.id, shown));
  const { data, error, refetch } = rowsByPage;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-label={words.label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Tabs of={of} shown={shown} />
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting label={words.loading} />}
      {data && rows.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul>
        {rows.map((row) => (
          <RowItem key={row.number} of={of} row={row} />
        ))}
      </ul>
      <ShowOlder of={rowsByPage} />
    </section>
  );
}

function shownOf(asked: string | null, of: WholeImport): RowsShown {
  if (asked === "kept") return { outcome: "kept" };
  const named = importVerdicts.find((one) => one === asked);
  const first = importVerdicts.find((one) => one !== "unchecked" && of.verdicts[one] > 0);
  return { verdict: named ?? (of.verdicts.doubtful > 0 ? "doubtful" : (first ?? "new")) };
}

function Tabs({ of, shown }: { of: WholeImport; shown: RowsShown }) {
  const base = `/desk/import/${of.id}?show=`;
  const isShown = (verdict: ImportVerdict) => "verdict" in shown && shown.verdict === verdict;
  const verdicts = importVerdicts.filter((one) => of.verdicts[one] > 0 || isShown(one));
  return (
    <TabLinks
      label={words.tabs}
      items={[
        ...verdicts.map((verdict) => ({
          to: base + verdict,
          name: words.verdicts[verdict],
          isShown: isShown(verdict),
          count: of.verdicts[verdict],
        })),
        ...(of.outcomes.kept > 0
          ? [
              {
                to: `${base}kept`,
                name: words.kept,
                isShown: "outcome" in shown,
                count: of.outcomes.kept,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A row: who it is, what is wrong with it, and mending it in place. */
function RowItem({ of, row }: { of: WholeImport; row: ImportRow }) {
  const [isMending, setMending] = useState(false);
  const { number, understood, remarks, match, outcome, leadId, verdict } = row;
  const isOpen = outcome === null && (of.state === "checked" || of.state === "imported");
  const facts = [
    understood.email,
    understood.phone,
    understood.address,
    understood.when,
    understood.amountCents !== null && amountText(understood.amountCents),
    understood.isRefused && words.refused,
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-3 first:border-t">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-small text-soft tabular-nums">{words.row(number)}</span>
        {leadId && outcome !== "undone" ? (
          <Link
            to={`/desk/leads/${leadId}`}
            className="font-semibold text-link wrap-anywhere underline"
          >
            {understood.name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">
            {understood.name || row.cells.filter(Boolean).join(", ")}
          </span>
        )}
        <span className="min-w-0 text-soft wrap-anywhere">{facts.join(" · ")}</span>
      </div>
      {match && (
        <p className="text-small">
          {match.row !== null
            ? words.matchOfRow(match.row)
            : words.match[match.by](match.person?.name ?? "")}
        </p>
      )}
      {remarks.map((remark) => (
        <p
          key={`${remark.code} ${remark.typed}`}
          className={`text-small ${verdict === "wrong" ? "text-late" : ""}`}
        >
          {remarkText(remark)}
        </p>
      ))}
      {isOpen && verdict !== "skipped" && verdict !== "here-already" && (
        <Decisions of={of} row={row} onMend={() => setMending(!isMending)} isMending={isMending} />
      )}
    </li>
  );
}

type Change = {
  cells?: string[];
  decision?: "accept" | "person" | "leave-out" | null;
  personId?: string;
};

function useMending(of: WholeImport, number: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Change) =>
      bodyOf(
        await deskClient.PATCH("/desk/imports/{id}/rows/{number}", {
          params: { path: { id: of.id, number: String(number) } },
          body,
        }),
      ).row,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: importQuery(of.id).queryKey });
    },
  });
}

function Decisions({
  of,
  row,
  isMending,
  onMend,
}: {
  of: WholeImport;
  row: ImportRow;
  isMending: boolean;
  onMend: () => void;
}) {
  const change = useMending(of, row.number);
  const { verdict, suggested, decision } = row;
  const name = row.understood.name || words.row(row.number);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-2">
        {verdict === "doubtful" &&
          suggested.map((person) => (
            <Button
              key={person.id}
              look="quiet"
              busy={change.isPending}
              onClick={() => change.mutate({ decision: "person", personId: person.id })}
            >
              {words.isPerson(person.name)}
            </Button>
          ))}
        {verdict === "doubtful" && (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ decision: "accept" })}
          >
            {suggested.length > 0 ? words.somebodyElse : words.accept}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button look="plain" aria-expanded={isMending} onClick={onMend}>
          {words.mend}
          <span className="sr-only">: {name}</span>
        </Button>
        {decision === null ? (
          <Button
            look="plain"
            busy={change.isPending}
            onClick={() => change.mutate({ decision: "leave-out" })}
          >
            {words.leaveOut}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : (
          <Button
            look="plain"
            busy={change.isPending}
            onClick={() => change.mutate({ decision: null })}
          >
            {words.takeBack}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      {isMending && <Cells of={of} row={row} onDone={onMend} />}
    </div>
  );
}

/** The cells of a row that are read, to be changed. */
function Cells({ of, row, onDone }: { of: WholeImport; row: ImportRow; onDone: () => void }) {
  const [cells, setCells] = useState(() => of.headings.map((_, column) => row.cells[column] ?? ""));
  const change = useMending(of, row.number);
  const columns = of.headings.map((heading, column) => ({ heading, column }));
  return (
    <form
      className="grid gap-3 rounded-sm border border-line bg-panel p-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ cells }, { onSuccess: onDone });
      }}
    >
      {columns.map(({ heading, column }) => {
        const field = of.mapping[column];
        if (!field) return null;
        return (
          <TextField
            key={column}
            label={heading}
            hint={fieldNames[field]}
            autoComplete="off"
            value={cells[column] ?? ""}
            onChange={({ target }) =>
              setCells(cells.map((cell, at) => (at === column ? target.value : cell)))
            }
          />
        );
      })}
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <div className="flex gap-2 self-end sm:col-span-2">
        <Button type="submit" look="quiet" busy={change.isPending}>
          {words.save}
        </Button>
        <Button look="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
