import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text of each sheet of a file that Chromium printed. */
export async function textOfPages(pdf: Buffer): Promise<readonly string[]> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(words.join('').replace(/\s+/g, ' ').trim());
  }
  await reading.destroy();
  return pages;
}
