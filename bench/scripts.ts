import { get } from "node:http";
import { allAddresses } from "#tests/support/addresses.ts";
import { scriptsOf } from "#tests/support/page-scripts.ts";
import { startServer } from "./start-server.ts";

/*
 * The scripts that each page requests at first, according to its HTML and the build's files: `npm run bench -- scripts
 * / /contact-us` lists them one by one; without paths, one line per page. `sent` includes their response headers, as
 * HTTP/1.1 writes them.
 */

const wanted = process.argv.slice(2);
const print = (text: string) => process.stdout.write(`${text}\n`);
const inKb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);

const site = await startServer("site");
try {
  print("files      KB    sent  page");
  for (const address of wanted.length > 0 ? wanted : allAddresses) {
    const html = await (await fetch(site.url + address)).text();
    const files = await scriptsOf(html, "build");
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let headers = 0;
    for (const file of files) headers += await headerBytes(site.url + file.address);
    print(`${String(files.length).padStart(5)}${inKb(all)}${inKb(all + headers)}  ${address}`);
    if (wanted.length === 0) continue;
    for (const { address: file, bytes } of files) print(`     ${inKb(bytes)}          ${file}`);
  }
} finally {
  await site.stop();
}

/** The size of what comes before the body of an answer. */
function headerBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume();
      const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
      for (let index = 0; index < answer.rawHeaders.length; index += 2) {
        lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`);
      }
      resolve([...lines, "", ""].join("\r\n").length);
    }).on("error", reject);
  });
}
