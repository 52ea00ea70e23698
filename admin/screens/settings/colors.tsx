import type { CSSProperties } from 'react';
import { CheckCircleOutlined, UndoOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Input, Tooltip } from 'antd';
import { inkOn } from '#contract/color.ts';
import { themeColors } from '#contract/theme-colors.ts';
import { useSettings } from '../../base/company.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { contrastNotes, isHex, type ColorKey, type Colors } from './contrast.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

/** Contrast of a colour, with a warning where it is too low. */
export function ContrastNotes({ colorKey, colors }: { colorKey: ColorKey; colors: Colors }) {
  return (
    <ul className="settings-contrast">
      {contrastNotes(colorKey, colors).map(({ text, isEnough }) => (
        <li key={text} className={isEnough ? '' : 'settings-contrast-low'}>
          {isEnough ? <CheckCircleOutlined /> : <WarningOutlined />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The row and the size that are chosen in the sample. */
const CHOSEN = 1;

/** A sample of the site in the chosen colours: its parts in the colours that the site computes. */
export function ColorPreview({ colors }: { colors: Colors }) {
  const { site_title: title } = useSettings();
  const { paper, ink, primary, action, onAction, link, tint } = themeColors(colors);
  const style = { '--ink': ink, '--paper': paper, background: paper, color: ink } as CSSProperties;
  const block = (color: string): CSSProperties => ({ background: color, color: inkOn(color) });
  return (
    <>
      <section className="settings-preview" aria-label={texts.previewLabel} style={style}>
        <p className="settings-preview-logo">
          <svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" fill="none" stroke={ink}>
            <circle cx="20" cy="20" r="15" strokeWidth="3" />
            <circle cx="20" cy="20" r="6.5" fill={primary} stroke="none" />
          </svg>
          {title}
        </p>
        <p>
          {texts.previewText}
          <span className="settings-preview-link" style={{ color: link }}>
            {texts.previewLink}
          </span>
        </p>
        <table>
          <tbody>
            {texts.previewRows.map(([code, size, price], i) => (
              <tr key={code} style={i === CHOSEN ? { background: tint } : undefined}>
                <td className="mono" style={{ color: link }}>
                  {code}
                </td>
                <td>{size}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="settings-preview-blocks">
          {texts.previewChips.map((size, i) => (
            <span
              key={size}
              className="settings-preview-chip"
              style={i === CHOSEN ? { background: ink, color: paper } : undefined}
            >
              {size}
            </span>
          ))}
          <span style={{ background: action, color: onAction }}>{COMMON_TEXTS.askQuote}</span>
        </p>
        <p className="settings-preview-blocks">
          <span className="settings-preview-chip" style={block(colors.site_secondary_color)}>
            {texts.previewSecondary}
          </span>
          <span className="settings-preview-chip" style={block(colors.site_accent_color)}>
            {texts.previewAccent}
          </span>
        </p>
      </section>
      <p className="settings-intro">{texts.previewNote}</p>
    </>
  );
}

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
