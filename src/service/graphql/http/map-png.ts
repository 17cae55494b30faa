import { createRequire } from 'node:module';
import { groundOf, type Theme } from '../../../drawing/index.js';

/** Pixels from side to side. */
const WIDTH = 1600;
/** Themes that an image may be drawn in: it follows no page. */
export type Paper = Exclude<Theme, 'both'>;
const LETTERS = '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf';

/** A map as a PNG of 1600 pixels in width, on its ground, with letters that are the same on every machine. Drawn beside the main thread. */
export async function toPng(svg: string, theme: Paper): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    background: groundOf(theme),
    font: {
      loadSystemFonts: false,
      fontFiles: [createRequire(import.meta.url).resolve(LETTERS)],
      defaultFontFamily: 'Archivo',
    },
  });
  return image.asPng();
}
