import { useState } from "react";
import { projectPage as pageWords, projectForm as words } from "#content/en/desk/project.ts";
import { failureText } from "#desk/failure-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { missingFromProject } from "#domain/project/project-content.ts";
import type { Project } from "#domain/project/project-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import type { useProject } from "./use-project.ts";

type Asking = "ask" | "take-down" | "discard";

/** A finished roof as it is written, and what comes next: asking its owner, publishing, taking down. */
export function ProjectForm({
  leadId,
  email,
  project,
  photos,
  counties,
  parts: { save, ask, publish, takeDown, discard },
}: {
  leadId: string;
  /** Of its owner; empty: none. */
  email: string;
  project: Project;
  photos: readonly ShownPhoto[];
  counties: readonly { id: string; name: string }[];
  parts: ReturnType<typeof useProject>;
}) {
  const [content, setContent] = useState(project.content);
  const [asking, setAsking] = useState<Asking>();
  const [mayLead, mayPublish] = [useMay("leads"), useMay("business")];
  const { question, state } = project;
  const isChanged = JSON.stringify(content) !== JSON.stringify(project.content);
  const missing = missingFromProject(content);
  const isAsked = question?.isAskedAlready === true && !isChanged;
  const failure = [save, ask, publish, takeDown, discard].find(({ error }) => error)?.error;
  const close = () => setAsking(undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PictureChoice
        leadId={leadId}
        photos={photos.filter(({ isSent }) => isSent)}
        value={content.pictures}
        onChange={(pictures) => setContent({ ...content, pictures })}
      />
      <ProjectFacts
        value={content}
        counties={counties}
        onChange={(said) => setContent({ ...content, ...said })}
      />
      <div className="grid gap-3 border-t border-line pt-4">
        {missing.length > 0 && <p className="text-soft">{words.missing(missing)}</p>}
        {failure ? (
          <Notice tone="late">
            <p>{failureText(failure)}</p>
          </Notice>
        ) : null}
        {ask.data && state === "asked" && (
          <Notice tone={ask.data.isMailed ? "good" : "soon"}>
            <p>{ask.data.isMailed ? pageWords.mailed : pageWords.notMailed}</p>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {project.isPublishable && mayPublish && (
            <Button busy={publish.isPending} onClick={() => publish.mutate(project)}>
              {state === "published" ? words.publishNew : words.publish}
            </Button>
          )}
          {mayLead && !isAsked && (
            <Button
              look={project.isPublishable ? "quiet" : "main"}
              disabled={missing.length > 0}
              busy={ask.isPending}
              // What they have agreed to before is asked anew as it was: nothing to think over.
              onClick={() =>
                state === "held" && !isChanged ? ask.mutate(content) : setAsking("ask")
              }
            >
              {question ? words.askAgain : words.ask}
            </Button>
          )}
          <Button
            look="quiet"
            disabled={!isChanged}
            busy={save.isPending}
            onClick={() => save.mutate(content)}
          >
            {isChanged ? words.save : words.saved}
          </Button>
          {missing.length === 0 && !isChanged && (
            <a
              href={`/my-roof/~${leadId}/finished-roof/${project.id}?draft`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center text-link underline pointer-coarse:min-h-11"
            >
              {words.preview}
            </a>
          )}
          {state === "published" && mayLead && (
            <Button look="danger" onClick={() => setAsking("take-down")}>
              {words.takeDown}
            </Button>
          )}
          {!question && (
            <Button look="plain" className="text-soft" onClick={() => setAsking("discard")}>
              {words.discard}
            </Button>
          )}
        </div>
        {project.isPublishable && !mayPublish && <p className="text-soft">{words.onlyOwners}</p>}
      </div>
      <ConfirmDialog
        title={words.askTitle}
        open={asking === "ask"}
        onClose={close}
        confirm={question ? words.askAgain : words.ask}
        look="main"
        busy={ask.isPending}
        onConfirm={() => {
          close();
          ask.mutate(content);
        }}
      >
        <p>{words.askText(email)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={words.takeDownTitle}
        open={asking === "take-down"}
        onClose={close}
        confirm={words.takeDown}
        busy={takeDown.isPending}
        onConfirm={() => {
          close();
          takeDown.mutate(project);
        }}
      >
        <p>{words.takeDownText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={words.discardTitle}
        open={asking === "discard"}
        onClose={close}
        confirm={words.discard}
        busy={discard.isPending}
        onConfirm={() => {
          close();
          discard.mutate(project);
        }}
      >
        <p>{words.discardText}</p>
      </ConfirmDialog>
    </div>
  );
}
