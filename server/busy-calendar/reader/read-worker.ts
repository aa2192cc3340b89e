import { parentPort, workerData } from "node:worker_threads";
import { readBusy } from "./read-busy.ts";
import type { ReadJob } from "./read-messages.ts";

/* A thread that reads one calendar and ends (server/busy-calendar/reader/reader.ts). */

const { text, ...job } = workerData as ReadJob;
parentPort?.postMessage(readBusy(new TextDecoder().decode(text), job));
