import { COMMON_TEXTS } from './texts.ts';
/** While a screen's code or data is on its way. */
export function Waiting() {
  return (
    <output className="panel-waiting" aria-label={COMMON_TEXTS.loading}>
      <i />
    </output>
  );
}
