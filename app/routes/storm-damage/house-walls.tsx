/** Below the eaves: the gabled house with its siding, and the wing with door, downspout and air conditioner. */
export function HouseWalls() {
  return (
    <>
      <path d="M62 235 210 161 358 235V400H62Z" className="fill-limestone-50" />
      <path
        d="M62 254H358M62 273H358M62 292H358M62 311H358M62 330H358M62 349H358M62 368H358M62 387H358M96 218H324M130 201H290"
        opacity="0.22"
      />
      <path d="M358 290H640V400H358Z" className="fill-limestone-200" />
      <Brick />
      <path d="M62 286 50 300 55 342 62 350" className="fill-limestone-100" />
      {[92, 184, 276].map((x) => (
        <Window key={x} x={x} y={262} />
      ))}
      <path d="M196 184H224V210H196ZM196 192H224M196 201H224" className="fill-slate-300" />
      <Window x={92} y={334} />
      <Window x={276} y={334} />
      <path d="M188 330H232V400H188Z" className="fill-slate-700" />
      <path d="M180 330 210 315 240 330Z" className="fill-limestone-100" />
      <Window x={392} y={322} />
      <Window x={456} y={322} />
      <path d="M526 318H602V400H526ZM526 338H602M526 358H602M526 378H602" className="fill-white" />
      <AirConditioner />
    </>
  );
}

function Brick() {
  return (
    <path
      d="M358 306H640M358 322H640M358 338H640M358 354H640M358 370H640M358 386H640"
      opacity="0.25"
    />
  );
}

function Window({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}h42v46h-42Z`} className="fill-white stroke-slate-500" />
      <path
        d={`M${x + 3} ${y + 3}h36v19h-36ZM${x + 3} ${y + 25}h36v18h-36Z`}
        className="fill-slate-300 stroke-slate-500"
      />
      <path d={`M${x - 12} ${y}h10v46h-10ZM${x + 44} ${y}h10v46h-10Z`} className="fill-slate-700" />
    </>
  );
}

/** An air conditioner: its fins are where hail shows first. */
function AirConditioner() {
  return (
    <>
      <path d="M682 356H742V400H682Z" className="fill-limestone-100" />
      <path d="M688 363H736M688 370H736M688 377H736M688 384H736M688 391H736" />
      <path d="M704 361q3 4 6 1M720 375q3 4 6 1M698 381q3 4 6 1" strokeWidth="2.5" />
    </>
  );
}
