import { useState, type MouseEvent } from 'react';
import { Button, Form, Segmented } from 'antd';
import type { DrawingLetters } from '#contract/families.ts';
import { imageUrl } from '#contract/images.ts';
import { letterHit, withLetter, withoutLetter } from './letters.ts';
import { FAMILY_TEXTS as texts } from './texts.ts';
import type { ColumnValues } from './values.ts';

interface DrawingLettersInputProps {
  picture: string;
  value?: DrawingLetters | null;
  onChange?: (value: DrawingLetters | null) => void;
}

/** The drawing, on which a press puts the chosen column's letter, and a press on a letter takes it away. */
export function DrawingLettersInput({ picture, value = null, onChange }: DrawingLettersInputProps) {
  const form = Form.useFormInstance();
  const columns = (Form.useWatch('columns', { form, preserve: true }) ?? []) as ColumnValues[];
  const keys = columns.map(({ key }) => key).filter((key) => key !== '');
  const [chosen, setChosen] = useState<string>();
  const key = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0];
  const place = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) => {
    if (key === undefined) return;
    const box = currentTarget.getBoundingClientRect();
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (width === 0 || box.width === 0) return;
    const point = { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height };
    onChange?.(withLetter(value, { width, height }, key, point));
    const next = keys.find((one) => one !== key && !value?.letters.some((letter) => letter.key === one));
    if (next !== undefined) setChosen(next);
  };
  return (
    <div className="family-drawing">
      {keys.length > 0 && (
        <Segmented<string> aria-label={texts.placeLetter} value={key!} options={keys} onChange={setChosen} />
      )}
      <div className="family-drawing-picture">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- places in a picture are pointed at; letters are decoration of the drawing */}
        <img src={imageUrl('products', picture)} alt={texts.drawing} onClick={place} />
        {value?.letters.map(({ key: letter, x, y }, at) => (
          <button
            key={`${letter} ${at}`}
            type="button"
            title={texts.letterAt(letter)}
            aria-label={texts.letterAt(letter)}
            style={letterHit(value, { x, y })}
            onClick={() => onChange?.(withoutLetter(value, at))}
          >
            {letter}
          </button>
        ))}
      </div>
      {value && value.letters.length > 0 ? (
        <Button size="small" onClick={() => onChange?.(null)}>
          {texts.clearLetters}
        </Button>
      ) : (
        <p className="crud-note">{texts.lettersNone}</p>
      )}
    </div>
  );
}
