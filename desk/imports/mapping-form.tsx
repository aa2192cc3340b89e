import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fieldNames, kindNames, mappingForm as words } from "#content/en/desk/imports.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { WholeImport } from "#domain/import/import-contract.ts";
import {
  type ImportField,
  type ImportKind,
  importFields,
  importKinds,
} from "#domain/import/import-field.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { SmallSelect } from "#ui/desk/small-select.tsx";
import { importQuery } from "./import-queries.ts";

/** What the rows are and what each column holds, above the first rows of the file; its press begins the trial run. */
export function MappingForm({ of }: { of: WholeImport }) {
  const { id, headings, first } = of;
  const columns = headings.map((heading, column) => ({ heading, column }));
  const [kind, setKind] = useState<ImportKind>(of.kind);
  const [mapping, setMapping] = useState<(ImportField | null)[]>(of.mapping);
  const queries = useQueryClient();
  const check = useMutation({
    mutationFn: async () => {
      const params = { path: { id } };
      await deskClient.PATCH("/desk/imports/{id}", { params, body: { kind, mapping } });
      return bodyOf(await deskClient.POST("/desk/imports/{id}/check", { params })).import;
    },
    onSuccess: (changed) => {
      queries.removeQueries({ queryKey: ["imports", id, "rows"] });
      queries.setQueryData(importQuery(id).queryKey, changed);
    },
  });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending) check.mutate();
      }}
    >
      <SelectField
        label={words.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value as ImportKind)}
        className="max-w-xs"
      >
        {importKinds.map((one) => (
          <option key={one} value={one}>
            {kindNames[one]}
          </option>
        ))}
      </SelectField>
      <p>{words.columns}</p>
      <section
        aria-label={words.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        className="relative overflow-x-auto rounded-sm border border-line"
      >
        <table className="border-collapse text-small">
          <thead>
            <tr>
              {columns.map(({ heading, column }) => (
                <th
                  key={column}
                  scope="col"
                  className="min-w-40 border-b border-line bg-panel p-2 text-start align-top"
                >
                  <span className="grid gap-1">
                    {heading}
                    <SmallSelect
                      name={words.holds(heading)}
                      value={mapping[column] ?? ""}
                      onChange={({ target }) =>
                        setMapping(
                          mapping.map((field, at) =>
                            at === column ? ((target.value || null) as ImportField | null) : field,
                          ),
                        )
                      }
                    >
                      <option value="">{words.ignored}</option>
                      {importFields.map((field) => (
                        <option key={field} value={field}>
                          {fieldNames[field]}
                        </option>
                      ))}
                    </SmallSelect>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ number, cells }) => (
              <tr key={number}>
                {columns.map(({ column }) => (
                  <td key={column} className="max-w-64 truncate border-b border-line p-2">
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {check.error && (
        <Notice tone="late">
          <p>{failureText(check.error)}</p>
        </Notice>
      )}
      <Button type="submit" busy={check.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
