import { UndoOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Input, Tooltip } from 'antd';
import { isHex } from './color-contrast.ts';

interface Props {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (color: string) => void;
  label: string;
  byDefault: string;
}

/** A colour by picking or typing; '#rrggbb' only. */
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
          aria-label={`${label} seç`}
        />
      </ColorPicker>
      <Input
        {...(id ? { id } : {})}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
      />
      <Tooltip title={`Varsayılana dön (${byDefault})`}>
        <Button
          icon={<UndoOutlined />}
          disabled={isDefault}
          onClick={() => onChange?.(byDefault)}
          aria-label={`${label}: varsayılana dön`}
        />
      </Tooltip>
    </div>
  );
}
