/* Where a test of the server still finds it. */

export { timelineText } from "#content/en/desk/timeline.ts";
