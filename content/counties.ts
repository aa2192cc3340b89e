import { countyTypes } from "#domain/business/response-times.ts";
import { type County, countyId } from "#domain/service-area/county.ts";
import { type CountyName, countyNames } from "./county-names.ts";

const entries: Readonly<Record<CountyName, Omit<County, "id" | "name" | "type">>> = {
  Arlington: {
    projects: 120,
    details:
      "Brick colonials and bungalows in Lyon Park, Cherrydale and Westover, and flat roofs along the Rosslyn-Ballston corridor. Lots are tight, so we plan where the dumpster and the ladders go before the crew arrives.",
  },
  Fairfax: {
    projects: 200,
    details:
      "Our office is here. From Reston townhouses to the split-levels of Springfield and Annandale, many roofs are on their second layer of shingles. Homeowners associations often require an approved color, so we bring samples and the paperwork.",
  },
  Loudoun: {
    projects: 180,
    details:
      "Ashburn, Sterling and Leesburg grew fast, and whole streets of builder-grade shingles are aging together. West of Leesburg we repair standing seam metal and slate on farmhouses in Purcellville, Lovettsville and Middleburg.",
  },
  "Prince William": {
    projects: 160,
    details:
      "Woodbridge, Dale City, Gainesville and Haymarket. Close to the Potomac and the Occoquan, wind gets under shingles at the eaves and rakes, so we check the starter strips and drip edge first.",
  },
  Frederick: {
    projects: 70,
    details:
      "Stephens City, Gore and the country around Winchester, between the Blue Ridge and the Alleghenies. Snow stays on roofs longer here, so ice and water shield at the eaves and clear gutters matter more than farther east.",
  },
  Clarke: {
    projects: 45,
    details:
      "Berryville, Boyce and Millwood. Old farmhouses with painted tin, slate and cedar, often several materials on one roof. We repair the flashing between them before anyone talks about replacement.",
  },
  Page: {
    projects: 40,
    details:
      "Luray, Stanley and Shenandoah, between Massanutten and the Blue Ridge. After a front, wind comes straight down the valley. Cabins under trees need moss, valleys and gutters checked once a year.",
  },
  Fauquier: {
    projects: 65,
    details:
      "Warrenton, Marshall and The Plains. Long driveways, large roofs and barns beside them. We measure the house and the outbuildings in one visit and price them separately.",
  },
  Stafford: {
    projects: 80,
    details:
      "Aquia Harbour, Garrisonville and Falmouth. Much of it was built within two decades along Interstate 95, and summer hailstorms follow the same corridor. After one, have both slopes checked, not just the side you can see.",
  },
  Spotsylvania: {
    projects: 75,
    details:
      "Spotsylvania Courthouse, Lake Anna and the suburbs of Fredericksburg. Pine needles fill gutters and valleys here; a cleaning before winter prevents most of the leaks we get called about.",
  },
  Culpeper: {
    projects: 35,
    details:
      "The town of Culpeper, Brandy Station and Stevensburg. We group our visits here into one trip, so booking ahead usually means a shorter wait than calling the same day.",
  },
  Rappahannock: {
    projects: 10,
    details:
      "Washington, Sperryville and Flint Hill, at the foot of the Blue Ridge. Standing seam metal is common. Tell us how far apart the seams are and how high they stand, and we'll bring the right profile.",
  },
  Warren: {
    projects: 40,
    details:
      "Front Royal, Linden and the ridge communities along the Shenandoah River. Roads are steep, so tell us how a truck can reach the house. That decides how we deliver materials.",
  },
  Shenandoah: {
    projects: 30,
    details:
      "Strasburg, Woodstock, Edinburg and New Market, along Interstate 81. Older main-street buildings here often hide a flat section behind the front wall. We check it with the rest of the roof.",
  },
};

/** The counties we serve, nearest coverage first. */
export const counties: readonly County[] = countyTypes.flatMap((type) =>
  countyNames[type].map((name) => ({ id: countyId(name), name, type, ...entries[name] })),
);
