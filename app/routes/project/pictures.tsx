import { CompareSlider } from "#app/sections/finished-roofs/compare-slider.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import { page as words } from "#content/en/finished-roofs.ts";
import { projectPictureAlt, projectStageNames, projectTitle } from "#content/en/project.ts";
import { faceOf, pairOf } from "#domain/project/project.ts";
import { Section } from "#ui/pages/section.tsx";
import type { ShownProject } from "./shown-project.ts";

/** Before over after, and all other pictures in the order in which they were taken. */
export function Pictures({ project }: { project: ShownProject }) {
  const pair = pairOf(project);
  const face = faceOf(project);
  // The opening shows it, and so does the comparison.
  const above = [face?.id, pair?.before.id, pair?.after.id];
  const others = project.pictures.filter(({ id }) => !above.includes(id));
  return (
    <>
      {pair && (
        <Section headingId="compare" heading={words.compare} className="gap-y-8 pt-section">
          <div className="lg:col-span-10 lg:col-start-2">
            <CompareSlider
              title={projectTitle(project)}
              before={{ file: pair.before.file, alt: projectPictureAlt(project, pair.before) }}
              after={{ file: pair.after.file, alt: projectPictureAlt(project, pair.after) }}
              sizes="(width < 64rem) 67vw, 62rem"
            />
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section headingId="pictures" heading={words.pictures} className="gap-y-8 pt-section">
          <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
            {others.map((picture, index) => (
              <li
                key={picture.id}
                // The last of an odd number has a row of its own.
                className={
                  index === others.length - 1 && others.length % 2 === 1 ? "sm:col-span-2" : ""
                }
              >
                <CaptionedPhoto
                  photo={picture.file}
                  alt={projectPictureAlt(project, picture)}
                  figure={projectStageNames[picture.stage]}
                  frame="aspect-3/2"
                  sizes="(width < 40rem) 67vw, 37rem"
                >
                  {picture.says}
                </CaptionedPhoto>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
