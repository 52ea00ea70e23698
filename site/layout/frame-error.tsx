import { CONTACT_PATH, HOME_PATH } from '#contract/paths.ts';
import { useFrame } from '../base/frame.ts';
import { HeadTags } from '../base/head.tsx';
import { phoneLink } from '../base/links.ts';
import { useLocation, type FailedProps } from '../base/router.tsx';
import { ERROR_TEXTS, NOT_FOUND_TEXTS } from '../texts/error.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { EmptySheet } from '../ui/empty-sheet.tsx';
import { SearchForm } from '../ui/search-form.tsx';

/** The view of an unknown address, or of a page that failed. */
export function FrameError({ failure: { status, requestId } }: FailedProps) {
  const frame = useFrame();
  const isMissing = status === 404;
  return (
    <>
      <HeadTags frame={frame} head={{ title: (isMissing ? NOT_FOUND_TEXTS : ERROR_TEXTS).title, isNoindex: true }} />
      {isMissing ? <NotFound /> : <Failed requestId={requestId} phone={frame.settings.contact_phone} />}
    </>
  );
}

function NotFound() {
  return (
    <EmptySheet title={NOT_FOUND_TEXTS.title} mark="404" caption={NOT_FOUND_TEXTS.sheet} hasGroups>
      <p>{NOT_FOUND_TEXTS.text}</p>
      <p className="muted">{NOT_FOUND_TEXTS.hint}</p>
      <SearchForm />
      <p className="empty-sheet-links">
        <a className="button button--quiet" href={HOME_PATH}>
          {NOT_FOUND_TEXTS.home}
        </a>
        <a className="button button--quiet" href={CONTACT_PATH}>
          {FRAME_TEXTS.contact}
        </a>
      </p>
    </EmptySheet>
  );
}

function Failed({ requestId, phone }: { requestId: string | undefined; phone: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptySheet title={ERROR_TEXTS.title} mark="500" caption={ERROR_TEXTS.sheet} hasGroups>
      <p>{ERROR_TEXTS.text}</p>
      {requestId && (
        <p className="muted">
          {ERROR_TEXTS.reference} <span className="code">{requestId}</span>. {ERROR_TEXTS.hint}
        </p>
      )}
      <p className="empty-sheet-links">
        <a className="button" href={pathname + search}>
          {ERROR_TEXTS.retry}
        </a>
        <a className="button button--quiet" href={HOME_PATH}>
          {ERROR_TEXTS.home}
        </a>
        {phone && (
          <a className="button button--quiet figures" href={phoneLink(phone)}>
            {phone}
          </a>
        )}
      </p>
    </EmptySheet>
  );
}
