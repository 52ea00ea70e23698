import { CERTIFICATES_PATH, CONTACT_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { CERTIFICATES_TEXTS } from '../../texts/company.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CertificateTable } from '../page-sections/certificates.tsx';
import { staffPageOr } from './staff-page.tsx';

/** The texts name no issuer and no dates: those are on the certificates. */
const ON_THE_CERTIFICATE = { number: '', year: '', authority: '', validity: '', status: 'active' } as const;

export default staffPageOr(Certificates);

function Certificates() {
  const { settings } = useFrame();
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.certificates} path={CERTIFICATES_PATH} />
      <Blocks>
        <Block id="certificates" title="">
          <CertificateTable
            certificates={CERTIFICATES_TEXTS.certificates.map(({ scope, ...certificate }) => ({
              ...certificate,
              ...ON_THE_CERTIFICATE,
              description: scope,
            }))}
          />
          <p className="block-note">{CERTIFICATES_TEXTS.note}</p>
          <p className="block-links">
            <a className="more" href={`${CONTACT_PATH}#mesaj`}>
              {CERTIFICATES_TEXTS.ask}
              <ArrowIcon />
            </a>
            <a className="more" href={mailLink(settings.contact_email, CERTIFICATES_TEXTS.ask)}>
              <MailIcon />
              {CERTIFICATES_TEXTS.mail}
            </a>
          </p>
        </Block>
      </Blocks>
    </>
  );
}
