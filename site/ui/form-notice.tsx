import { NOTICE_PATH } from '#contract/legal-pages.ts';
import { useFrame } from '../base/frame.ts';
import { mailLink } from '../base/links.ts';
import { FORM_TEXTS } from '../texts/form.ts';

/**
 * The purpose of the data, and the privacy notice: a link, or where to ask for the text while its page is not
 * published.
 */
export function DataNotice({ purpose }: { purpose: string }) {
  const {
    hasNotice,
    settings: { contact_email: email },
  } = useFrame();
  return (
    <p className="form-note">
      {purpose}{' '}
      {hasNotice ? (
        <a href={NOTICE_PATH} target="_blank" rel="noopener">
          {FORM_TEXTS.notice}
        </a>
      ) : (
        FORM_TEXTS.notice
      )}
      .
      {!hasNotice && (
        <>
          {' '}
          {FORM_TEXTS.noticeOnRequest} <a href={mailLink(email, FORM_TEXTS.notice)}>{email}</a>.
        </>
      )}
    </p>
  );
}
