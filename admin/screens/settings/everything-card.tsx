import { App, Button, Card } from 'antd';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import { useNavigate } from 'react-router';
import { panelListPath } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { useState } from 'react';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

/** All of the shop's data as a file, which the list of tasks gives out. */
export function EverythingCard() {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api('POST /api/everything/export', {});
      await refresh('/api/tasks');
      void navigate(panelListPath('tasks'));
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.everythingFailed), key: 'everything' });
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="everything">
      <Card
        className="settings-status"
        variant="borderless"
        title={<h2 id="everything">{texts.everything}</h2>}
        extra={
          <Button icon={<ExportOutlined aria-hidden />} loading={isBusy} onClick={() => void begin()}>
            {texts.everythingBegin}
          </Button>
        }
      >
        <p>{texts.everythingText}</p>
      </Card>
    </section>
  );
}
