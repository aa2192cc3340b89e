import type { ReactNode } from "react";

type Tone = "dark" | "light";

const tones: Record<Tone, { roof: string; rake: string; body: string }> = {
  dark: { roof: "fill-slate-900", rake: "stroke-copper-600", body: "ground-dark" },
  light: { roof: "fill-limestone-200", rake: "stroke-slate-700", body: "bg-limestone-200" },
};

/**
 * A panel under a gable, seen from the street: the two rakes meet above its middle at 6 in 12.
 * `top` is centered in the gable.
 */
export function Gable(props: {
  tone: Tone;
  top: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}) {
  const { roof, rake, body } = tones[props.tone];
  return (
    <div className={`@container flex flex-col ${props.className ?? ""}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 400 106"
        className="-mb-px block w-full shrink-0 print:hidden"
      >
        {/* Text reaches into the gable, so in forced colors it needs the canvas color behind it. */}
        <path d="M0 106 200 6 400 106Z" className={`${roof} forced-colors:fill-[Canvas]`} />
        <path
          d="M186 46H214V62H186ZM186 51.5H214M186 57H214"
          fill="none"
          strokeWidth="1.5"
          className={rake}
        />
        <path d="M0 103 200 3 400 103" fill="none" strokeWidth="6" className={rake} />
      </svg>
      <div
        className={`grow px-6 pb-8 forced-colors:border-x-2 forced-colors:border-t-0 forced-colors:border-b-2 sm:px-8 ${body}`}
      >
        <div className="-mt-[6cqi] pb-6 text-center print:mt-0 tight:mt-0">{props.top}</div>
        {props.children}
      </div>
    </div>
  );
}
