/**
 * Makes `sans.woff2`, `mono.woff2` and `stand-ins.css` from published packages:
 *
 *     npm ci --prefix fonts --ignore-scripts && node fonts/make.ts
 *
 * Needed only after a change of letters, weights or versions; the results are in the repository.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { entireMetricsCollection as published } from '@capsizecss/metrics/entireMetricsCollection';
import { create, type Font } from 'fontkit';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const ROOT = new URL('../', import.meta.url);
const read = (path: string): Promise<Buffer> => readFile(new URL(path, ROOT));
const write = (path: string, content: string | Buffer): Promise<void> => writeFile(new URL(path, ROOT), content);

const PLEX_SANS = 'fonts/node_modules/@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf';
const PLEX_MONO = 'fonts/node_modules/@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2';

/** Weights in the style sheets; lighter ones would cost 12 kB. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/**
 * Latin-1, Latin Extended-A (Turkish and all of Europe), Azerbaijani ə, Romanian ș ț, German ẞ, and signs for texts,
 * prices, dimensions and drawings.
 */
const LETTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0x17f) +
  'əƏȘșȚțẞ' +
  '–—‘’‚“”„†‡•…‰′″‹›⁄€₺₽™←↑→↓↔−∕√∞≈≠≤≥✓₂ΔΣΦΩαβγδεθλμπστφ\u2009\u200b\u2011\u202f';
/** Kerning, accents, language forms (Turkish i), ligatures, tabular figures, substitutions by weight. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'rvrn'];
/** Licence text and address; the copyright line stays in any case. */
const LICENCE_NAMES = [13, 14];

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
/**
 * Renames a modified font, which must not carry the reserved name 'Plex' (OFL, section 3). Same length, so that offsets
 * stay valid.
 */
const RENAMED: [from: Buffer, to: Buffer][] = [
  [utf16('IBM Plex'), utf16('Our Type')],
  [utf16('IBMPlex'), utf16('OurType')],
];

function rename(font: Buffer): Buffer {
  for (const [from, to] of RENAMED) {
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at)) to.copy(font, at);
  }
  return font;
}

async function makeFont(
  source: string,
  target: string,
  variationAxes?: Parameters<typeof subsetFont>[2]['variationAxes'],
): Promise<void> {
  const subset = await subsetFont(await read(source), LETTERS, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    ...(variationAxes ? { variationAxes } : {}),
  });
  const font = await fontverter.convert(rename(subset), 'woff2');
  await write(target, font);
  const made = create(font);
  const missing = [...LETTERS].filter((letter) => !made.hasGlyphForCodePoint(letter.codePointAt(0)!));
  console.log(`${target}: ${font.length} bytes; not in the source: ${missing.join(' ') || 'none'}`);
}

/** Returns how often each character occurs in the site's Turkish texts and blog posts. */
async function frequencies(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const folder of ['site/texts/', 'demo/content/posts/']) {
    for (const name of await readdir(new URL(folder, ROOT))) {
      if (!name.endsWith('.ts') || name === 'landing.ts') continue; // English and German
      const source = (await read(folder + name)).toString();
      for (const [, text] of source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)) {
        if (!/[çğıöşü]/i.test(text!)) continue; // an identifier, not text
        for (const letter of text!.replaceAll(/<[^>]*>/g, ''))
          if (/[\p{L}\d .,:;()–’-]/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
  }
  return counts;
}

type Width = (letter: string) => number | undefined;
const FREQUENT = await frequencies();

/** Returns the mean width of a letter in Turkish text, in em. */
function meanWidth(width: Width): number {
  let sum = 0;
  let count = 0;
  for (const [letter, times] of FREQUENT) {
    const own = width(letter);
    if (own === undefined) continue;
    sum += own * times;
    count += times;
  }
  return sum / count;
}

const widthIn =
  (...fonts: Font[]): Width =>
  (letter) => {
    const codePoint = letter.codePointAt(0)!;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint));
    return font && font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  };
const openFont = async (path: string): Promise<Font> => create(await read(path));

/** Adobe's metrics of Helvetica; Arial, Liberation Sans and Arimo have the same widths by design. */
async function helvetica(name: string): Promise<Width> {
  const widths = new Map<string, number>();
  for (const [, width, glyph] of (await read(`node_modules/pdfkit/js/data/${name}.afm`))
    .toString()
    .matchAll(/WX (\d+) ; N (\w+)/g))
    widths.set(glyph!, Number(width) / 1000);
  const NAMED: Record<string, string> = {
    ' ': 'space',
    '.': 'period',
    ',': 'comma',
    ':': 'colon',
    ';': 'semicolon',
    '(': 'parenleft',
    ')': 'parenright',
    '-': 'hyphen',
    '–': 'endash',
    '’': 'quoteright',
    ı: 'dotlessi',
    İ: 'Idotaccent',
    ç: 'ccedilla',
    Ç: 'Ccedilla',
    ğ: 'gbreve',
    Ğ: 'Gbreve',
    ö: 'odieresis',
    Ö: 'Odieresis',
    ş: 'scedilla',
    Ş: 'Scedilla',
    ü: 'udieresis',
    Ü: 'Udieresis',
    Ø: 'Oslash',
    â: 'acircumflex',
    î: 'icircumflex',
    0: 'zero',
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
  };
  return (letter) => widths.get(NAMED[letter] ?? letter);
}

const roboto = async (weight: number): Promise<Width> =>
  widthIn(
    await openFont(`fonts/node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`),
    await openFont(`fonts/node_modules/@fontsource/roboto/files/roboto-latin-ext-${weight}-normal.woff2`),
  );

/**
 * A system font, by its full and PostScript names, and the weights it replaces; `as` is the weight whose width it
 * takes.
 */
interface StandIn {
  weights: string;
  as: number;
  names: string[];
  mean: number;
}

async function sansStandIns(): Promise<Record<string, StandIn[]>> {
  const regular = meanWidth(await helvetica('Helvetica'));
  const bold = meanWidth(await helvetica('Helvetica-Bold'));
  const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular', 'Helvetica'];
  const ARIAL_BOLD = [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
    'Arimo-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
  ];
  // Segoe UI is not redistributable: its published mean width in English, relative to Arial's.
  const {
    arial: { variants: arial },
    segoeUI: { variants: segoe },
  } = published;
  const segoeMean = (weight: '600' | 'regular') => (segoe[weight].xWidthAvg / arial.regular.xWidthAvg) * regular;
  const dejaVu = meanWidth(widthIn(await openFont('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
  const dejaVuBold = meanWidth(widthIn(await openFont('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')));
  const SEGOE = ['Segoe UI', 'SegoeUI'];
  const DEJAVU = ['DejaVu Sans', 'DejaVuSans'];
  return {
    'Sans by Arial': [
      { weights: '400', as: 400, names: ARIAL, mean: regular },
      { weights: '500', as: 500, names: ARIAL, mean: regular },
      { weights: '600 700', as: 600, names: ARIAL_BOLD, mean: bold },
    ],
    'Sans by Roboto': [
      {
        weights: '400',
        as: 400,
        names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
        mean: meanWidth(await roboto(400)),
      },
      { weights: '500', as: 500, names: ['Roboto Medium', 'Roboto-Medium'], mean: meanWidth(await roboto(500)) },
      { weights: '600 700', as: 600, names: ['Roboto Bold', 'Roboto-Bold'], mean: meanWidth(await roboto(700)) },
    ],
    'Sans by Segoe': [
      { weights: '400', as: 400, names: SEGOE, mean: segoeMean('regular') },
      { weights: '500', as: 500, names: SEGOE, mean: segoeMean('regular') },
      { weights: '600 700', as: 600, names: ['Segoe UI Semibold', 'SegoeUI-Semibold'], mean: segoeMean('600') },
    ],
    'Sans by DejaVu': [
      { weights: '400', as: 400, names: DEJAVU, mean: dejaVu },
      { weights: '500', as: 500, names: DEJAVU, mean: dejaVu },
      { weights: '600 700', as: 600, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], mean: dejaVuBold },
    ],
  };
}

/** Monospaced: one width for all letters. Menlo derives from DejaVu Sans Mono. */
const { courierNew } = published;
/** `xAvgCharWidth` of 1126 in 2048; the font is not redistributable. */
const CONSOLAS_MEAN = 1126 / 2048;
const dejaVuMono = await openFont('node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');
const MONO_STAND_INS: Record<string, StandIn[]> = {
  'Mono by Menlo': [
    {
      weights: '400',
      as: 400,
      names: ['Menlo', 'Menlo Regular', 'Menlo-Regular', 'DejaVu Sans Mono', 'DejaVuSansMono'],
      mean: meanWidth(widthIn(dejaVuMono)),
    },
  ],
  'Mono by Consolas': [{ weights: '400', as: 400, names: ['Consolas'], mean: CONSOLAS_MEAN }],
  'Mono by Courier': [
    {
      weights: '400',
      as: 400,
      mean: courierNew.xWidthAvg / courierNew.unitsPerEm,
      names: [
        'Roboto Mono',
        'RobotoMono-Regular',
        'Liberation Mono',
        'LiberationMono',
        'Cousine',
        'Cousine-Regular',
        'Courier New',
        'CourierNewPSMT',
      ],
    },
  ],
};

const percent = (share: number): string => `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

/** Divides the heights by the size, because browsers apply `size-adjust` to them too. */
function faces(
  family: string,
  standIns: readonly StandIn[],
  meanOf: (weight: number) => number,
  { ascent, descent, unitsPerEm }: Font,
): string {
  return standIns
    .map(({ weights, as, names, mean }) => {
      const size = meanOf(as) / mean;
      return `@font-face {
  font-family: '${family}'; font-weight: ${weights}; src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / unitsPerEm / size)}; descent-override: ${percent(-descent / unitsPerEm / size)}; line-gap-override: 0%;
}
`;
    })
    .join('');
}

async function makeStandIns(): Promise<void> {
  const plex = await openFont(PLEX_SANS);
  const mono = await openFont(PLEX_MONO);
  const means = new Map(
    [400, 500, 600].map((weight) => [weight, meanWidth(widthIn(plex.getVariation({ wght: weight, wdth: 100 })))]),
  );
  const monoMean = mono.glyphForCodePoint(0x61).advanceWidth / mono.unitsPerEm;
  const sans = await sansStandIns();
  const list = (families: object) =>
    Object.keys(families)
      .map((family) => `'${family}'`)
      .join(', ');
  await write(
    'fonts/stand-ins.css',
    `/* Made by make.ts: faces of the system, each adjusted to the width and height of our fonts. The browser uses the first one that is installed. */
${Object.entries(sans)
  .map(([family, standIns]) => faces(family, standIns, (weight) => means.get(weight)!, plex))
  .join('')}
${Object.entries(MONO_STAND_INS)
  .map(([family, standIns]) => faces(family, standIns, () => monoMean, mono))
  .join('')}
:root {
  --sans-stand-ins: ${list(sans)}, system-ui, sans-serif;
  --mono-stand-ins: ${list(MONO_STAND_INS)}, ui-monospace, monospace;
}
`,
  );
}

await makeFont(PLEX_SANS, 'fonts/sans.woff2', { wght: WEIGHTS, wdth: 100 });
await makeFont(PLEX_MONO, 'fonts/mono.woff2');
await makeStandIns();
