import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { listFilters as labels } from "#content/en/desk/leads.ts";
import { kindNames, stateNames } from "#content/en/desk/terms.ts";
import { DownloadCsv } from "#desk/downloads/download-csv.tsx";
import { leadsFile } from "#desk/downloads/list-files.ts";
import { leadKinds, leadStates } from "#domain/lead/lead.ts";
import { Button } from "#ui/desk/button.tsx";
import { SmallSelect } from "#ui/desk/small-select.tsx";
import { colleaguesQuery, type LeadListAddress } from "./lead-queries.ts";
import { SearchField } from "./search-field.tsx";

type Change = (changes: { [Name in keyof LeadListAddress]?: string | undefined }) => void;

/** Search and filters. On a phone the filters fold away, and a count shows how many are active. */
export function ListFilters({ address, change }: { address: LeadListAddress; change: Change }) {
  const { data: staff = [] } = useQuery(colleaguesQuery);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { state, kind, assignee, emergency, search } = address;
  const held = [state, kind, assignee, emergency].filter(Boolean).length;
  return (
    <search className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-6">
      <SearchField
        label={labels.search.label}
        placeholder={labels.search.placeholder}
        value={search}
        onChange={(text) => change({ search: text })}
      />
      <Button
        look="quiet"
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {held > 0 ? labels.held(held) : labels.filters}
      </Button>
      <div
        id={id}
        className={`min-w-0 max-w-full flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-auto md:flex ${isOpen ? "flex" : "max-md:hidden"}`}
      >
        <SmallSelect
          name={labels.state}
          value={state ?? ""}
          onChange={({ target }) => change({ state: target.value })}
        >
          <option value="">{labels.anyState}</option>
          {leadStates.map((value) => (
            <option key={value} value={value}>
              {stateNames[value]}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect
          name={labels.kind}
          value={kind ?? ""}
          onChange={({ target }) => change({ kind: target.value })}
        >
          <option value="">{labels.anyKind}</option>
          {leadKinds.map((value) => (
            <option key={value} value={value}>
              {kindNames[value]}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect
          name={labels.assignee}
          value={assignee ?? ""}
          onChange={({ target }) => change({ assignee: target.value })}
        >
          <option value="">{labels.anybody}</option>
          <option value="me">{labels.mine}</option>
          <option value="nobody">{labels.nobody}</option>
          {staff.map(({ id: staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </SmallSelect>
        <label className="inline-flex min-h-9 items-center gap-2 px-1 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={emergency === "yes"}
            onChange={({ target }) => change({ emergency: target.checked ? "yes" : undefined })}
            className="size-4 accent-action"
          />
          {labels.emergencies}
        </label>
        {held + search.length > 0 && (
          <Button
            look="plain"
            onClick={() =>
              change({
                ...{ state: undefined, kind: undefined, assignee: undefined },
                ...{ emergency: undefined, search: undefined },
              })
            }
          >
            {labels.clear}
          </Button>
        )}
        <DownloadCsv name="leads" fetchFile={() => leadsFile(address)} />
      </div>
    </search>
  );
}
