import { useFrame } from '../page.tsx';
import { NOTICE_NAME } from '../texts.ts';

/** The legal page's address; it is a draft until the owner's lawyer has approved it. */
const NOTICE_PATH = '/page/kvkk-aydinlatma-metni';

/** What becomes of the data, and the notice about it: a link once the page is published. */
export function DataNotice({ purpose }: { purpose: string }) {
  const isPublished = useFrame().legalPages.some(({ path }) => path === NOTICE_PATH);
  return (
    <p className="form-note">
      {purpose} {isPublished ? <a href={NOTICE_PATH} target="_blank" rel="noopener">{NOTICE_NAME}</a> : NOTICE_NAME}.
    </p>
  );
}
