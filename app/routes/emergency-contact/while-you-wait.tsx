import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";

type Advice = { title: string; text: ReactNode };

const people: readonly Advice[] = [
  {
    title: "Stay off the roof",
    text: "Wet shingles are slick, and a soaked roof deck may not hold you. Don't climb up to look or to spread a tarp. Look from the ground.",
  },
  {
    title: "Keep water and electricity apart",
    text: "Where water is near lights, outlets or appliances, turn that circuit off at the panel, but only if the panel is dry and you can reach it without standing in water. If not, stay out of the room.",
  },
  {
    title: "Stay out from under a wet ceiling",
    text: "A ceiling that sags or drips is holding a lot of water and can fall without warning. Leave the room, close the door, and don't push on it or poke a hole in it.",
  },
  {
    title: "Get out if it's more than water",
    text: (
      <>
        Fire, the smell of gas, a downed power line or walls that move: get everyone out and call{" "}
        <a className="link font-bold" href="tel:911">
          911
        </a>{" "}
        first. Then call us.
      </>
    ),
  },
];

const house: readonly Advice[] = [
  {
    title: "Catch the water",
    text: "Put buckets or bins under the drips, with an old towel inside to keep it from splashing, and empty them before they are full. Towels along the wall keep the water from spreading.",
  },
  {
    title: "Move your valuables",
    text: "Take papers, electronics, rugs and furniture to a dry room. Cover anything too heavy to move with plastic sheeting, and put foil or wood blocks under its legs.",
  },
];

const insurer: readonly Advice[] = [
  {
    title: "Take photos before you clean up",
    text: "Every wet spot, everything that is damaged, and the roof from the ground, up close and from farther back. A short video of the dripping helps too.",
  },
  {
    title: "Keep damaged things and receipts",
    text: (
      <>
        Don't throw anything away until your insurer has seen it or told you that you can. What
        happens next is on our page about{" "}
        <PageLink className="link" to="/insurance-claims">
          insurance claims
        </PageLink>
        .
      </>
    ),
  },
];

/** What to do until we come, in the order in which it matters. */
export function WhileYouWait() {
  return (
    <section aria-labelledby="waiting" className="page-grid py-section">
      <div className="lg:col-span-8">
        <h2 id="waiting" className="drip-edge text-title">
          What to do while you wait
        </h2>
        <p className="mt-6 max-w-prose text-lead text-slate-700">
          In this order. Nothing in the house is worth a fall or a shock.
        </p>
      </div>
      <div className="mt-10">
        <Group title="People first" advice={people} from={1} />
        <Group title="Then the rooms" advice={house} from={1 + people.length} />
        <Group title="Then the insurer" advice={insurer} from={1 + people.length + house.length} />
      </div>
    </section>
  );
}

/** `from` is the number of the first of them: the counting goes on from group to group. */
function Group(props: { title: string; advice: readonly Advice[]; from: number }) {
  return (
    <section className="border-t-2 border-slate-900 py-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <h3 className="text-heading lg:col-span-3">{props.title}</h3>
      <ol start={props.from} className="mt-4 lg:col-span-9 lg:mt-0">
        {props.advice.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] border-t border-limestone-400 py-5 first:border-t-0 first:pt-0 md:grid-cols-[2.5rem_15rem_1fr] md:gap-x-4"
          >
            <span
              aria-hidden="true"
              className="font-heading text-lead leading-snug font-bold text-copper-700 tabular-nums"
            >
              {props.from + index}
            </span>
            <h4 className="text-lead leading-snug">{title}</h4>
            <p className="mt-2 max-w-prose text-slate-700 max-md:col-start-2 md:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
