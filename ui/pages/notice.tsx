import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

type Tone = "info" | "success" | "warning" | "error";

const tones: Record<Tone, { Icon: typeof Info; ground: string; icon: string }> = {
  info: { Icon: Info, ground: "border-slate-500 bg-limestone-100", icon: "text-slate-700" },
  success: {
    Icon: CircleCheck,
    ground: "border-patina-500 bg-patina-100",
    icon: "text-patina-700",
  },
  warning: { Icon: TriangleAlert, ground: "border-amber-700 bg-amber-100", icon: "text-amber-700" },
  error: { Icon: CircleAlert, ground: "border-red-700 bg-red-100", icon: "text-red-700" },
};

/**
 * A message next to what it is about. Pass `role="status"` (or `"alert"` for errors) where it
 * appears in response to a visitor's action; without a role it is plain text.
 */
export function Notice({
  tone,
  title,
  role,
  children,
}: {
  tone: Tone;
  title?: string | undefined;
  role?: "status" | "alert" | undefined;
  children?: ReactNode;
}) {
  const { Icon, ground, icon } = tones[tone];
  return (
    <div
      role={role}
      className={`flex gap-3 rounded-sm border-l-4 px-4 py-3.5 text-slate-900 ${ground}`}
    >
      <Icon className={`mt-0.5 size-6 shrink-0 ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="max-w-prose">{children}</div>}
      </div>
    </div>
  );
}
