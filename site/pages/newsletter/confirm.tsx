import { NEWSLETTER_CONFIRMED } from '#contract/form-texts.ts';
import { api } from '../../base/browser-api.ts';
import type { PropsOf } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS, NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { NewsletterLink } from './link.tsx';
import type { confirmPage } from './page.ts';

export default function ConfirmView({ params: { token }, data }: PropsOf<typeof confirmPage>) {
  return (
    <NewsletterLink
      id="onay"
      given={data}
      title={NEWSLETTER_PAGE_TEXTS.confirmTitle}
      text={texts.confirmText}
      button={texts.confirm}
      done={NEWSLETTER_CONFIRMED}
      doneTitle={texts.confirmedTitle}
      send={() => api('POST /api/newsletter/confirm', { body: { token } })}
    />
  );
}
