import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { DemoBrowser } from "./demo-browser.ts";
import { contentOfDemo, type DemoProject, demoProjects } from "./demo-projects.ts";

/** A form that a browser without scripts sends. */
type Posted = {
  method: "POST";
  url: string;
  headers: Record<string, string>;
  payload: string;
};

/**
 * Finished roofs: their leads are taken down as calls, photos are added, their owners are asked and agree on their own pages, and
 * an owner of the business publishes them.
 */
export async function playProjects(
  app: { inject(form: Posted): Promise<{ statusCode: number; body: string }> },
  { office, owner }: { office: DemoBrowser; owner: DemoBrowser },
  { now, projects = demoProjects }: { now: Date; projects?: readonly DemoProject[] },
): Promise<void> {
  for (const [index, project] of projects.entries()) {
    await play(project, `(571) 555-01${70 + index}`);
  }

  async function play(project: DemoProject, phone: string): Promise<void> {
    const { name, street, town, zip, dollars } = project;
    const { lead } = await office.send("POST", "/api/desk/leads", {
      ...{ name, phone, email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com` },
      ...{ address: `${street}, ${town} ${zip}`, message: "A new roof, finished." },
    });
    const path = `/api/desk/leads/${lead.id}`;
    const { version } = (await office.send("GET", path)).lead;
    await office.send("PATCH", path, { version, state: "won", amountCents: dollars * 100 });
    const ids: string[] = [];
    for (const { picture } of project.pictures) {
      const id = newId();
      await office.sendRoofPhoto(`${path}/roof-photos/${id}`, await photo(picture));
      ids.push(id);
    }
    const { counties } = await office.send("GET", `${path}/projects`);
    const county = counties.find(({ id }: { id: string }) => id === project.county);
    const content = contentOfDemo(project, { ids, now, countyName: county?.name ?? "" });
    const at = `${path}/projects/${newId()}`;
    await office.send("PUT", at, { revision: 0, content });
    const asked = await office.send("PUT", `${at}/question`, { revision: 1 });
    const { page } = await office.send("POST", `${path}/my-roof`, {});
    await agree(new URL(page.address).pathname, asked.project);
    await owner.send("PUT", `${at}/publication`, { question: asked.project.question.id });
  }

  /** As its owner does, on the page that they have with us. */
  async function agree(
    home: string,
    { id, question }: { id: string; question: { id: string } },
  ): Promise<void> {
    const answer = await app.inject({
      ...{ method: "POST", url: `${home}/finished-roof/${id}` },
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      payload: new URLSearchParams({ says: "yes", question: question.id }).toString(),
    });
    if (answer.statusCode !== 303) throw new Error(`${home}: ${answer.statusCode} ${answer.body}`);
  }
}

const newId = () => randomBytes(18).toString("base64url");

/** A picture as a phone would send it. */
function photo(name: string): Promise<Buffer> {
  return sharp(`art/masters/${name}.jpg`).resize({ width: 2_000 }).jpeg({ quality: 82 }).toBuffer();
}
