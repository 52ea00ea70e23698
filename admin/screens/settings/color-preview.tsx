import type { CSSProperties } from 'react';
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { inkOn, readableOn } from '#contract/color.ts';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { groundPairs, isHex, MIN_CONTRAST, primaryPairs, spellRatio, textPairs, type Pair } from './color-contrast.ts';

const KEYS = [
  'site_primary_color',
  'site_secondary_color',
  'site_accent_color',
  'site_background_color',
  'site_text_color',
] as const;
export type ColorKey = (typeof KEYS)[number];
export type Colors = Record<ColorKey, string>;

/** The typed colours; what is not yet a colour stands as its default. */
export const colorsOf = (values: Partial<Record<ColorKey, unknown>>): Colors =>
  Object.fromEntries(KEYS.map((key) => [key, isHex(values[key]) ? values[key] : SETTING_DEFAULTS[key]])) as Colors;

function pairsOf(key: ColorKey, colors: Colors): Pair[] {
  const paper = colors.site_background_color;
  switch (key) {
    case 'site_primary_color':
      return primaryPairs(colors[key], paper);
    case 'site_text_color':
      return textPairs(colors[key], paper);
    case 'site_background_color':
      return [];
    default:
      return groundPairs(colors[key]);
  }
}

/** How well a colour reads, with a warning where it does not. */
export function ContrastNotes({ colorKey, colors }: { colorKey: ColorKey; colors: Colors }) {
  return (
    <ul className="settings-contrast">
      {pairsOf(colorKey, colors).map(({ what, ratio, isEnough, advice }) => (
        <li key={what} className={isEnough ? '' : 'settings-contrast-low'}>
          {isEnough ? <CheckCircleOutlined /> : <WarningOutlined />}
          <span>
            {what} {spellRatio(ratio)}
            {!isEnough && (
              <>
                . Kontrast en az {spellRatio(MIN_CONTRAST)} olmalı. {advice}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A corner of the site in the colours that are being chosen. */
export function ColorPreview({ colors }: { colors: Colors }) {
  const paper = colors.site_background_color;
  const style: CSSProperties = { background: paper, color: readableOn(colors.site_text_color, paper, 7) };
  const block = (color: string): CSSProperties => ({ background: color, color: inkOn(color) });
  return (
    <section className="settings-preview" aria-label="Renklerin önizlemesi" style={style}>
      <p className="settings-preview-title">Kalıbınızın her parçası</p>
      <p>
        DIN ve ISO ölçülerinde kolon, burç ve itici pim.{' '}
        <span className="settings-preview-link" style={{ color: readableOn(colors.site_primary_color, paper, 4.7) }}>
          Ürünlere göz atın
        </span>
      </p>
      <p className="settings-preview-blocks">
        <span style={block(colors.site_primary_color)}>Teklif Al</span>
        <span style={block(colors.site_secondary_color)}>İkincil</span>
        <span style={block(colors.site_accent_color)}>Vurgu</span>
      </p>
    </section>
  );
}
