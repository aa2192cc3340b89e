import { allAddresses } from "#tests/support/addresses.ts";
import { startBrowser } from "./browser.ts";
import { startServer } from "./start-server.ts";

/*
 * The pictures a phone requests before scrolling, including lazy ones near the window's edge, at two and three pixels
 * per point: `npm run bench -- pictures / /faq` for these pages only. Other requests are counted too.
 */

const wanted = process.argv.slice(2);
const densities = [2, 3];

const print = (text: string) => process.stdout.write(`${text}\n`);
const { browser, stop } = await startBrowser();
const site = await startServer("site");
try {
  for (const address of wanted.length > 0 ? wanted : allAddresses) {
    for (const deviceScaleFactor of densities) {
      const { pictures, others } = await askedFor(site.url + address, deviceScaleFactor);
      const all = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
      const names = pictures.map(({ name, bytes }) => `${name} ${inKb(bytes)}`).join(", ");
      print(
        `${inKb(all).padStart(6)} KB at ${deviceScaleFactor}x, ${others} other requests  ${address}  ${names}`,
      );
    }
  }
} finally {
  await stop();
  await site.stop();
}

type Picture = { name: string; bytes: number };

async function askedFor(
  url: string,
  deviceScaleFactor: number,
): Promise<{ pictures: Picture[]; others: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const names = new Map<string, string>();
  const pictures: Picture[] = [];
  let others = 0;
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Image")
      names.set(requestId, new URL(response.url).pathname.split("/").at(-1) ?? "");
    else others += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) pictures.push({ name, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return { pictures, others };
}

function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
