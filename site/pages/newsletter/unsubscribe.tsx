import { NEWSLETTER_ENDED } from '#contract/form-texts.ts';
import { api } from '../../base/browser-api.ts';
import type { PropsOf } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS, NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { NewsletterLink } from './link.tsx';
import type { unsubscribePage } from './page.ts';

export default function UnsubscribeView({ params: { token }, data }: PropsOf<typeof unsubscribePage>) {
  return (
    <NewsletterLink
      id="iptal"
      given={data}
      title={NEWSLETTER_PAGE_TEXTS.unsubscribeTitle}
      text={texts.unsubscribeText}
      button={texts.unsubscribe}
      done={NEWSLETTER_ENDED}
      doneTitle={texts.endedTitle}
      send={() => api('POST /api/newsletter/unsubscribe', { body: { token } })}
    />
  );
}
