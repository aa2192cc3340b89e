import {
  projectStateNames,
  projectStateTexts,
  projectPage as words,
} from "#content/en/desk/project.ts";
import { fullMomentText } from "#desk/moment-text.ts";
import type { Project } from "#domain/project/project-contract.ts";
import type { ProjectState } from "#domain/project/project-state.ts";

const grounds: Record<ProjectState, string> = {
  draft: "border-line bg-panel",
  asked: "border-soon bg-soon-ground",
  refused: "border-line bg-panel",
  agreed: "border-good bg-good-ground",
  published: "border-good bg-good-ground",
  "taken-down": "border-line bg-panel",
  "taken-back": "border-late bg-late-ground",
  held: "border-late bg-late-ground",
};

/** How far a finished roof is, and what its owner has said. */
export function ProjectStatus({ project }: { project: Project }) {
  const { state, question, path } = project;
  return (
    <div role="status" className={`grid gap-1 border-s-4 px-3 py-2 ${grounds[state]}`}>
      <p className="font-semibold">{projectStateNames[state]}</p>
      <p>{projectStateTexts[state]}</p>
      {question && (
        <p className="text-small text-soft">
          {question.askedBy && words.asked(question.askedBy.name, fullMomentText(question.askedAt))}
          {question.answeredAt &&
            `. ${words.answered(question.answeredAs, fullMomentText(question.answeredAt))}`}
        </p>
      )}
      {question && !question.isCurrent && <p className="text-soon">{words.changed}</p>}
      {state === "published" && path && (
        <p className="wrap-anywhere">
          {words.address}:{" "}
          <a className="text-link underline" href={path}>
            {path}
          </a>
        </p>
      )}
    </div>
  );
}
