import type { Connection } from "#server/database/connection.ts";
import { alertAboutBursts } from "./alert-bursts.ts";
import { alertAboutEmergencies } from "./alert-emergencies.ts";
import { alertAboutOrdinary } from "./alert-ordinary.ts";
import { isAnybodyHere, isAnyDue } from "./alerts-repository.ts";
import { type Alerting, lookingNow } from "./looking.ts";

/**
 * Alerts staff on duty about unanswered leads: one person, five minutes later the next, each at most three times about
 * the same lead. An emergency is alerted about at once and by itself, or with the others of a burst when a minute ends; with
 * nobody on duty, the office is told. Ordinary leads wait for opening hours and for somebody on duty who has had no ordinary alert for five minutes; several are
 * summed up in one. A lead whose alert fails is put off and the office is told of it, so that no lead keeps the others
 * waiting. Any number of processes may share a database.
 */
export async function alertUnanswered(connection: Connection, alerting: Alerting): Promise<void> {
  if (!(await isAnyDue(connection.database, alerting.clock()))) return;
  // Without staff there are no alerts: the office gets its notices.
  if (!(await isAnybodyHere(connection.database))) return;
  await alertAboutEmergencies(connection, lookingNow(alerting));
  await alertAboutBursts(connection, lookingNow(alerting));
  await alertAboutOrdinary(connection, lookingNow(alerting));
}
