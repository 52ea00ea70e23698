import { COMMON_TEXTS } from './texts.ts';
/** Shown while a screen's code or data is loading. */
export function Waiting() {
  return (
    <output className="panel-waiting" aria-label={COMMON_TEXTS.loading}>
      <i />
    </output>
  );
}
