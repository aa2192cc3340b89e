/* The words of downloads, by the component that shows them. */

export const downloadCsv = {
  download: "Download ",
  csv: "CSV",
  inDownloads: "The file is in your downloads.",
};
