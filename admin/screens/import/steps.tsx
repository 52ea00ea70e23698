import { Steps } from 'antd';
import { IMPORT_TEXTS as texts } from './texts.ts';

/** Where the import is. @param now the step, from 0 */
export function ImportSteps({ now }: { now: number }) {
  return (
    <Steps
      className="import-steps"
      size="small"
      responsive={false}
      titlePlacement="vertical"
      current={now}
      items={texts.steps.map((title) => ({ title }))}
    />
  );
}
