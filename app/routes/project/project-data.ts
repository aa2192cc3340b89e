import { siteUrl } from "#app/seo/site-url.ts";
import { projectPictureAlt, projectTitle } from "#content/en/project.ts";
import { materialName, projectSummary } from "#content/en/projects.ts";
import { projectPath } from "#content/links.ts";
import type { ShownProject } from "./shown-project.ts";

/** schema.org's description of a finished roof: what was done, in which town, and its pictures. */
export function projectData(project: ShownProject) {
  const url = `${siteUrl}${projectPath(project)}`;
  const { town, county, finished, material, pictures, publishedAt } = project;
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: projectTitle(project),
    description: projectSummary(project),
    url,
    datePublished: publishedAt.slice(0, 10),
    creator: { "@id": `${siteUrl}/#business` },
    contentLocation: {
      "@type": "Place",
      name: town,
      ...(county.name && {
        containedInPlace: { "@type": "AdministrativeArea", name: county.name },
      }),
    },
    temporalCoverage: `${finished.year}-${String(finished.month).padStart(2, "0")}`,
    about: { "@type": "Service", serviceType: `Roof replacement: ${materialName(material)}` },
    image: pictures.map((picture) => ({
      "@type": "ImageObject",
      contentUrl: `${siteUrl}${picture.file.src}`,
      caption: projectPictureAlt(project, picture),
      width: picture.file.width,
      height: picture.file.height,
    })),
  };
}
