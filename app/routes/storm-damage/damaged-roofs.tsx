/** Courses of shingles on the wing's slope, each as a row of tabs. */
const courses = [212, 223, 234, 245, 256, 267, 278];

/** Hail bruises: dark spots where the granules are gone. */
const bruises = [
  [388, 232],
  [396, 262],
  [412, 246],
  [424, 268],
  [406, 276],
  [440, 256],
  [384, 274],
] as const;

/** Both roofs at 6 in 12, with the damage done by wind, hail, water and a limb. */
export function DamagedRoofs() {
  return (
    <>
      <WingRoof />
      <Dormer />
      <Chimney />
      <MainRakes />
      <Gutter />
      <Limb />
    </>
  );
}

function WingRoof() {
  return (
    <>
      <path
        d="M320 205H560L630 206 650 210 662 207V290H358V235L380 235Z"
        className="fill-slate-700"
      />
      {courses.map((y, row) => (
        <path
          key={y}
          d={`M${Math.max(358, 330 + (y - 205))} ${y}H662`}
          className="stroke-limestone-50"
          strokeWidth="1"
          strokeDasharray="13 1.5"
          strokeDashoffset={row % 2 === 0 ? 0 : 7}
          opacity="0.5"
        />
      ))}
      {bruises.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="fill-slate-950" stroke="none" />
      ))}
      <path d="M423 222V200H433V222M420 200H436V196H420Z" className="fill-limestone-100" />
      <path d="M424 196q4 5 7 0" strokeWidth="2" />
      <path
        d="M592 262 598 248 606 254 616 246 620 262 610 270 600 266Z"
        className="fill-slate-950"
        stroke="none"
      />
    </>
  );
}

/** A dormer whose valleys gather leaves. */
function Dormer() {
  return (
    <>
      <path d="M478 262V240L508 225 538 240V262Z" className="fill-limestone-50" />
      <path d="M496 242H520V262H496ZM508 242V262" className="fill-slate-300" />
      <path d="M470 245 508 226 546 245" strokeWidth="5" className="stroke-slate-900" />
      <path d="M470 247 480 262M546 247 536 262" className="stroke-copper-400" strokeWidth="3" />
      <path
        d="M466 250q4-5 7 0q4-5 7 1M472 257q4-5 8 0"
        className="stroke-copper-600"
        strokeWidth="2"
      />
    </>
  );
}

/** A chimney whose flashing has come loose at the foot. */
function Chimney() {
  return (
    <>
      <path d="M574 132H610V214H574Z" className="fill-limestone-200" />
      <path d="M574 146H610M574 160H610M574 174H610M574 188H610" opacity="0.35" />
      <path d="M569 124H615V132H569Z" className="fill-limestone-100" />
      <path d="M570 202H592L604 196 614 204V216H570Z" className="fill-slate-300" />
    </>
  );
}

/**
 * The sloped edges of the gable. On the windward side shingles are missing and one ridge cap is
 * tilted.
 */
function MainRakes() {
  return (
    <>
      <path d="M40 242 210 157 380 242V230L210 145 40 230Z" className="fill-slate-900" />
      <path d="M96 202 104 190 122 184 136 180 134 188 112 200Z" className="fill-limestone-200" />
      <path d="M88 206 78 190M124 182 130 170" strokeWidth="3" />
      <path d="M198 150 208 136 226 146 214 152Z" className="fill-slate-700" />
      <path d="M40 242 210 157 380 242" className="stroke-copper-600" strokeWidth="2" />
    </>
  );
}

/** A gutter torn from its hangers at the right. */
function Gutter() {
  return (
    <>
      <path d="M354 288H600V298H354Z" className="fill-limestone-50" />
      <path d="M600 288 664 308 661 318 600 298Z" className="fill-limestone-50" />
      <path d="M364 298V392H374V298" className="fill-limestone-50" />
    </>
  );
}

function Limb() {
  return (
    <g className="stroke-limestone-500" strokeLinecap="round">
      <path d="M700 150 664 190 632 232 600 262" strokeWidth="9" />
      <path
        d="M664 190 634 186 612 196M640 222 652 250 648 268M632 232 606 226 588 234"
        strokeWidth="4"
      />
      <path
        d="M612 196 600 190M612 196 604 206M648 268 640 278M648 268 660 276M588 234 578 228M588 234 580 244M634 186 626 176"
        strokeWidth="2"
      />
    </g>
  );
}
