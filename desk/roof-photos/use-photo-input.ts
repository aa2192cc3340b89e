import { useEffect, useEffectEvent, useState } from "react";

/** Files that are pictures, by what the browser makes of their names: the server looks into them. */
export function picturesAmong(files: Iterable<File>): File[] {
  return [...files].filter(
    ({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name),
  );
}

/** Whether somebody pastes words: Office programs put a picture of the words beside them. */
export function isOfWords({ target, clipboardData }: ClipboardEvent): boolean {
  const field = "input, textarea, [contenteditable]:not([contenteditable=false])";
  const isInField = target instanceof Element && target.closest(field) !== null;
  return isInField || (clipboardData?.types.includes("text/plain") ?? false);
}

/** Takes pictures that are dropped on an element, or pasted while no dialog is open. */
export function useDroppedPictures(onPictures: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: Iterable<File>) => {
    const pictures = picturesAmong(files);
    if (pictures.length > 0) onPictures(pictures);
    return pictures.length > 0;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isOfWords(event) || document.querySelector("dialog[open]")) return;
      if (take(event.clipboardData?.files ?? [])) event.preventDefault();
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  const isOfFiles = ({ dataTransfer }: React.DragEvent) =>
    [...dataTransfer.items].some(({ kind }) => kind === "file");
  return {
    isOver,
    zone: {
      onDragOver(event: React.DragEvent) {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: React.DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: React.DragEvent) {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const pictures = picturesAmong(event.dataTransfer.files);
        if (pictures.length > 0) onPictures(pictures);
      },
    },
  };
}
