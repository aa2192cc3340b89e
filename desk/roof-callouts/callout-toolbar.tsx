import { Circle, MousePointer2, MoveUpRight, Redo2, Ruler, Type, Undo2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { calloutTools as words } from "#content/en/desk/roof-callouts.ts";
import { type Tool, toolKeys, tools } from "./tool.ts";

const icons: Record<Tool, typeof Circle> = {
  select: MousePointer2,
  arrow: MoveUpRight,
  circle: Circle,
  line: Ruler,
  text: Type,
};

/** The tools, and what undoes. One stop for Tab; the arrow keys go from button to button. */
export function CalloutToolbar({
  tool,
  onTool,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: {
  tool: Tool;
  onTool: (tool: Tool) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function go(event: React.KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = steps[event.key]?.(at, buttons.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.heading}
      onKeyDown={go}
      className="flex flex-wrap gap-1"
    >
      {tools.map((one, index) => {
        const Icon = icons[one];
        return (
          <ToolButton
            key={one}
            isStop={stop === index}
            aria-pressed={tool === one}
            aria-keyshortcuts={toolKeys[one]}
            onFocus={() => setStop(index)}
            onClick={() => onTool(one)}
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="max-sm:sr-only">{words.names[one]}</span>
          </ToolButton>
        );
      })}
      <span aria-hidden="true" className="mx-1 self-stretch border-l border-line max-sm:hidden" />
      <ToolButton
        isStop={stop === tools.length}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onFocus={() => setStop(tools.length)}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{words.undo}</span>
      </ToolButton>
      <ToolButton
        isStop={stop === tools.length + 1}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onFocus={() => setStop(tools.length + 1)}
        onClick={onRedo}
      >
        <Redo2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{words.redo}</span>
      </ToolButton>
    </div>
  );
}

/** Where a key leads from one of so many buttons. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function ToolButton({
  isStop,
  children,
  ...button
}: { isStop: boolean; children: ReactNode } & React.ComponentProps<"button">) {
  return (
    <button
      {...button}
      type="button"
      tabIndex={isStop ? 0 : -1}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm border border-edge bg-panel px-3 py-1 font-semibold hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-pressed:border-action aria-pressed:bg-chosen aria-pressed:outline-1 aria-pressed:-outline-offset-2 aria-pressed:outline-action aria-pressed:forced-chosen max-sm:px-0"
    >
      {children}
    </button>
  );
}
