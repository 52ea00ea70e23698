import { useRef } from 'react';
import { Button } from 'antd';
import type { Media } from '#contract/media.ts';
import type { PictureFocus } from '#contract/picture-focus.ts';
import { MEDIA_TEXTS as texts } from './texts.ts';

const MIDDLE: PictureFocus = { x: 50, y: 50 };
const STEP = 5;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const percent = (share: number): number => Math.max(0, Math.min(100, Math.round(share)));

/** What stays visible where the picture is cut: by a press on the picture, or by the arrow keys. */
export function FocusField({
  media,
  value = null,
  onChange,
}: {
  media: Pick<Media, 'path'>;
  value?: PictureFocus | null;
  onChange?: (focus: PictureFocus | null) => void;
}) {
  const picture = useRef<HTMLImageElement>(null);
  const { x, y } = value ?? MIDDLE;
  const at = value === null ? texts.focusMiddle : texts.focusAt(x, y);
  return (
    <div className="media-focus">
      <button
        type="button"
        className="media-focus-picture"
        aria-label={`${texts.focus}: ${at}`}
        onClick={({ clientX, clientY, detail }) => {
          const box = picture.current?.getBoundingClientRect();
          if (detail === 0 || !box) return; // by the keyboard
          onChange?.({
            x: percent(((clientX - box.left) / box.width) * 100),
            y: percent(((clientY - box.top) / box.height) * 100),
          });
        }}
        onKeyDown={(event) => {
          const move = MOVES[event.key];
          if (!move) return;
          event.preventDefault();
          onChange?.({ x: percent(x + move[0]), y: percent(y + move[1]) });
        }}
      >
        <img ref={picture} src={media.path} alt="" draggable={false} />
        <i aria-hidden style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <div className="media-focus-foot">
        <output>{at}</output>
        <Button size="small" disabled={value === null} onClick={() => onChange?.(null)}>
          {texts.focusReset}
        </Button>
      </div>
    </div>
  );
}
