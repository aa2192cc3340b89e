import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { savedViews as words } from "#content/en/desk/leads.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { viewsQuery } from "./lead-queries.ts";

/** Lists that somebody saved under a name, and a way to save the current one. */
export function SavedViews({ query }: { query: string }) {
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(viewsQuery);
  const [isNaming, setIsNaming] = useState(false);
  const save = useMutation({
    mutationFn: async (name: string) =>
      bodyOf(await deskClient.POST("/desk/views", { body: { name, query } })).views,
    onSuccess: (all) => {
      queries.setQueryData(viewsQuery.queryKey, all);
      setIsNaming(false);
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => deskClient.DELETE("/desk/views/{id}", { params: { path: { id } } }),
    onMutate: (id) =>
      queries.setQueryData(viewsQuery.queryKey, (all) => all?.filter((view) => view.id !== id)),
    onError: () => queries.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  });
  const isKnown = views.some((view) => view.query === query);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (name) save.mutate(name);
  }

  if (views.length === 0 && query === "") return null;
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-end gap-2 px-4 pb-3 text-small md:px-6"
    >
      {views.map((view) => (
        <span
          key={view.id}
          className="inline-flex items-stretch rounded-sm border border-edge has-aria-[current]:border-action has-aria-[current]:bg-chosen"
        >
          <Link
            to={`/desk/leads${view.query && `?${view.query}`}`}
            aria-current={view.query === query ? "page" : undefined}
            className="inline-flex min-h-7 items-center px-2 text-ink no-underline hover:bg-hover pointer-coarse:min-h-11"
          >
            {view.name}
          </Link>
          <button
            type="button"
            aria-label={words.delete(view.name)}
            onClick={() => remove.mutate(view.id)}
            className="grid min-w-7 place-items-center hover:bg-hover pointer-coarse:min-w-11"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      {query !== "" && !isKnown && !isNaming && (
        <button
          type="button"
          onClick={() => setIsNaming(true)}
          className="min-h-7 px-1 font-semibold text-link underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {words.saveThis}
        </button>
      )}
      {isNaming && !isKnown && (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <TextField
            name="name"
            label={words.name}
            maxLength={40}
            required
            autoFocus
            error={save.error ? failureText(save.error) : undefined}
          />
          <Button look="quiet" type="submit" busy={save.isPending}>
            {words.save}
          </Button>
          <Button look="plain" onClick={() => setIsNaming(false)}>
            {words.cancel}
          </Button>
        </form>
      )}
    </section>
  );
}
