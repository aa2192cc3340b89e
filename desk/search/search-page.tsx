import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { searchPage as labels } from "#content/en/desk/search.ts";
import { DownloadCsv } from "#desk/downloads/download-csv.tsx";
import { searchFile } from "#desk/downloads/list-files.ts";
import { failureText } from "#desk/failure-text.ts";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { SearchField } from "#desk/leads/search-field.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { FoundList } from "./found-list.tsx";
import { readSearchAddress, searchAddressText } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";
import { searchFieldId } from "./search-key.tsx";
import { isSearch, type SearchAddress, searchQueryOf } from "./search-query.ts";
import { searchedText } from "./searched-text.ts";
import { useFoundKeys } from "./use-found-keys.ts";

/** Searches everything about all leads; the address says what. Inspectors see only their day. */
export function SearchPage() {
  return useMay("leads") ? <Search /> : <Navigate replace to="/desk/day" />;
}

function Search() {
  const [params, setParams] = useSearchParams();
  const address = readSearchAddress(params);
  const field = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // Typing replaces the history entry; a filter adds one.
  const change = (changes: { [Name in keyof SearchAddress]?: string | undefined }) =>
    setParams(searchAddressText({ ...address, ...changes }), {
      replace: "search" in changes,
      preventScrollReset: true,
    });
  const isAnew = !isSearch(address);
  useEffect(() => {
    if (isAnew) field.current?.focus();
  }, [isAnew]);
  return (
    <>
      <div className="px-4 pt-4 md:px-6 md:pt-5">
        <PageHeading title={labels.title} />
      </div>
      <search className="flex flex-wrap items-center gap-2 px-4 py-3 max-md:[&>input]:basis-full md:px-6">
        <SearchField
          field={field}
          id={searchFieldId}
          label={labels.field.label}
          placeholder={labels.field.placeholder}
          value={address.search}
          onChange={(text) => change({ search: text })}
        />
        <SearchFilters address={address} change={change} />
      </search>
      <Found address={address} onHelp={() => setIsHelpOpen(true)} />
      <KeysDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}

/** What the search has found so far, or why there is nothing. */
function Found({ address, onHelp }: { address: SearchAddress; onHelp: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    searchQueryOf(address),
  );
  const hits = data?.pages.flatMap((page) => page.hits) ?? [];
  const { cursor, point } = useFoundKeys(hits, onHelp);
  const [first] = data?.pages ?? [];
  if (!isSearch(address)) return <Hints />;
  if (!first && error) {
    return (
      <div className="p-4 md:p-6">
        <Notice tone="late">
          <p>{failureText(error)}</p>
          <Button onClick={() => refetch()}>{labels.tryAgain}</Button>
        </Notice>
      </div>
    );
  }
  const searched = first ? searchedText(address, first.span) : "";
  const isNothing = first !== undefined && hits.length === 0;
  const count = hasNextPage ? labels.first(hits.length) : hits.length;
  return (
    <>
      <p
        role="status"
        aria-label={labels.label}
        className={isNothing ? "sr-only" : "px-4 pb-2 text-small wrap-anywhere text-soft md:px-6"}
      >
        {!first
          ? labels.searching
          : isNothing
            ? labels.nothing
            : labels.found(`${count}`, searched)}
      </p>
      {isNothing && (
        <Empty heading={labels.nothing}>
          <p className="wrap-anywhere">{labels.searchedFor(searched)}</p>
          <p>{labels.tryFewer}</p>
        </Empty>
      )}
      {hits.length > 0 && (
        <div className="px-4 pb-3 md:px-6">
          <DownloadCsv name="search" fetchFile={() => searchFile(address)} />
        </div>
      )}
      {hits.length > 0 && <FoundList hits={hits} cursor={cursor} onPoint={point} />}
      {hasNextPage && (
        <div className="grid justify-items-center p-4">
          <Button look="quiet" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {labels.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Hints() {
  return (
    <Empty heading={labels.anything.heading}>
      <p>{labels.anything.text}</p>
    </Empty>
  );
}
