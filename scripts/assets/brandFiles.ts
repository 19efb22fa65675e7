import {served, type Files} from './files';
import {logoSvg, markSvg, type Logo, type LogoColors} from './logo';
import {logoColors, monochrome, type Palette} from './palette';
import {toPng} from './png';

const PNG_SCALE = 2;

/** Logo and mark in every variant that /brand offers, and the geometry for the inline logo. */
export async function brandFiles(logo: Logo, light: Palette, dark: Palette): Promise<Files> {
  const variants: Record<string, LogoColors> = {
    '': logoColors(light),
    '-dark': logoColors(dark),
    '-mono-black': monochrome('#000000'),
    '-mono-white': monochrome('#ffffff'),
  };
  const files: Files = {'logo.json': `${JSON.stringify(logo, null, 2)}\n`};
  for (const [suffix, colors] of Object.entries(variants)) {
    files[served(`/brand/logo${suffix}.svg`)] = logoSvg(logo, colors);
    files[served(`/brand/mark${suffix}.svg`)] = markSvg(logo, colors);
  }
  for (const [suffix, palette] of [
    ['', light],
    ['-dark', dark],
  ] as const) {
    const svg = logoSvg(logo, logoColors(palette));
    files[served(`/brand/logo${suffix}.png`)] = await toPng(svg, PNG_SCALE);
  }
  return files;
}
