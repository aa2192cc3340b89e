import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { downloadCsv as words } from "#content/en/desk/downloads.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { saveFile } from "./save-file.ts";

/** Downloads the list that is shown, with its filters and all of its pages, as a table for spreadsheets. */
export function DownloadCsv({ name, fetchFile }: { name: string; fetchFile: () => Promise<Blob> }) {
  const download = useMutation({
    mutationFn: async () => saveFile(`${name}-${today()}.csv`, await fetchFile()),
  });
  const { error, isSuccess } = download;
  return (
    <div className="flex flex-wrap items-center">
      <Button look="quiet" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span>
          <span className="max-sm:sr-only">{words.download}</span>
          {words.csv}
        </span>
      </Button>
      <p role="status" className="text-small text-soft">
        {isSuccess && <span className="ps-2">{words.inDownloads}</span>}
        {error && <span className="ps-2 text-late">{failureText(error)}</span>}
      </p>
    </div>
  );
}
