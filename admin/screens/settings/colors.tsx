import type { CSSProperties } from 'react';
import { CheckCircleOutlined, UndoOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Input, Tooltip } from 'antd';
import { contrast, inkOn, readableOn } from '#contract/color.ts';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

const KEYS = [
  'site_primary_color',
  'site_secondary_color',
  'site_accent_color',
  'site_background_color',
  'site_text_color',
] as const;
export type ColorKey = (typeof KEYS)[number];
export type Colors = Record<ColorKey, string>;

/** The typed colours; the default for an invalid one. */
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

/** Contrast of a colour, with a warning where it is too low. */
export function ContrastNotes({ colorKey, colors }: { colorKey: ColorKey; colors: Colors }) {
  return (
    <ul className="settings-contrast">
      {pairsOf(colorKey, colors).map(({ what, ratio, isEnough, advice }) => (
        <li key={what} className={isEnough ? '' : 'settings-contrast-low'}>
          {isEnough ? <CheckCircleOutlined /> : <WarningOutlined />}
          <span>
            {what} {spellRatio(ratio)}
            {!isEnough && <>{texts.contrastLow(spellRatio(MIN_CONTRAST), advice)}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A sample of the site in the chosen colours. */
export function ColorPreview({ colors }: { colors: Colors }) {
  const paper = colors.site_background_color;
  const style: CSSProperties = { background: paper, color: readableOn(colors.site_text_color, paper, 7) };
  const block = (color: string): CSSProperties => ({ background: color, color: inkOn(color) });
  return (
    <section className="settings-preview" aria-label={texts.previewLabel} style={style}>
      <p className="settings-preview-title">{texts.previewTitle}</p>
      <p>
        {texts.previewText}
        <span className="settings-preview-link" style={{ color: readableOn(colors.site_primary_color, paper, 4.7) }}>
          {texts.previewLink}
        </span>
      </p>
      <p className="settings-preview-blocks">
        <span style={block(colors.site_primary_color)}>{COMMON_TEXTS.askQuote}</span>
        <span style={block(colors.site_secondary_color)}>{texts.previewSecondary}</span>
        <span style={block(colors.site_accent_color)}>{texts.previewAccent}</span>
      </p>
    </section>
  );
}

/** Minimum contrast of text by WCAG AA. */
const MIN_CONTRAST = 4.5;
const isHex = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-fA-F]{6}$/.test(text);

const spellRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

/** A pair of colours that meet on the site. */
interface Pair {
  what: string;
  ratio: number;
  isEnough: boolean;
  advice: string;
}

const pair = (what: string, text: string, ground: string, advice: string): Pair => {
  const ratio = contrast(text, ground);
  return { what, ratio, isEnough: ratio >= MIN_CONTRAST, advice };
};

const onIt = (color: string): Pair => pair(texts.textOnColor, inkOn(color), color, texts.textOnColorAdvice);

/**
 * Pairs for the colour of buttons and links.
 * @param background the site's background
 */
const primaryPairs = (color: string, background: string): Pair[] => [
  onIt(color),
  pair(texts.linkOnGround, color, background, texts.linkOnGroundAdvice(readableOn(color, background, 4.7))),
];
/** Pairs for a colour that only carries text. */
const groundPairs = (color: string): Pair[] => [onIt(color)];
/** Pairs for the text colour. */
const textPairs = (color: string, background: string): Pair[] => [
  pair(texts.textOnGround, color, background, texts.textOnGroundAdvice(readableOn(color, background, 7))),
];

interface Props {
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (color: string) => void;
  label: string;
  byDefault: string;
}

/** A colour, picked or typed as '#rrggbb'. */
export function ColorField({ id, value = '', onChange, label, byDefault }: Props) {
  const isDefault = value.toLowerCase() === byDefault;
  return (
    <div className="settings-color">
      <ColorPicker
        value={isHex(value) ? value : byDefault}
        onChange={(color) => onChange?.(color.toHexString())}
        disabledAlpha
        format="hex"
        disabledFormat
      >
        <button
          type="button"
          className="settings-swatch"
          style={{ background: isHex(value) ? value : undefined }}
          aria-label={texts.chooseColor(label)}
        />
      </ColorPicker>
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
      />
      <Tooltip title={texts.resetColor(byDefault)}>
        <Button
          icon={<UndoOutlined />}
          disabled={isDefault}
          onClick={() => onChange?.(byDefault)}
          aria-label={texts.resetColorOf(label)}
        />
      </Tooltip>
    </div>
  );
}
