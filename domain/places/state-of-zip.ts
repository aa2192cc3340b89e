import { type UsState, usState } from "./us-states.ts";

/**
 * The first three digits of each state's ZIP codes. Those that two states share, such as 834 of Idaho's and Wyoming's Tetons, are left
 * out: they say nothing about a state. So are those of the military and of territories.
 */
const prefixes = `AL 350-369
AK 995-999
AZ 850-865
AR 716-725 727-729
CA 900-961
CO 800-816
CT 060-062 064-069
DE 197-199
DC 200 202-204 569
FL 320-339 341-349
GA 300-319 398-399
HI 967-968
ID 832-833 835-838
IL 600-629
IN 460-479
IA 500-528
KS 660-679
KY 400-427
LA 700-714
ME 039-049
MD 206-219
MA 010-027 055
MI 480-499
MN 550-567
MS 386-397
MO 630-658
MT 590-599
NE 680-693
NV 889-898
NH 030-038
NJ 070-089
NM 870-884
NY 005 100-149
NC 270-289
ND 580-588
OH 430-459
OK 730-732 734-738 740-749
OR 970-979
PA 150-196
RI 028-029
SC 290-299
SD 570-577
TN 370-385
TX 733 750-799 885
UT 840-847
VT 050-054 056-059
VA 201 220-246
WA 980-994
WV 247-268
WI 530-549
WY 820-831`;

const ranges = prefixes.split("\n").flatMap((line) => {
  const [code = "", ...spans] = line.split(" ");
  return spans.map((span) => {
    const [from = "", to = from] = span.split("-");
    return { code, from, to };
  });
});

/** The state in which a ZIP code lies; undefined where its first digits do not say. */
export function stateOfZip(zip: string): UsState | undefined {
  const prefix = zip.slice(0, 3);
  const range = ranges.find(({ from, to }) => prefix >= from && prefix <= to);
  return range && usState(range.code);
}
