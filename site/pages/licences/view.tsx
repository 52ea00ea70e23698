import { formatNumber } from '#contract/format.ts';
import type { LicencedPackage } from '#contract/licences.ts';
import { LICENCES_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { LICENCES_TEXTS as texts, LICENCES_TITLE } from '../../texts/licences.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { licencesPage } from './page.ts';
import './licences.css';

export default function LicencesView({ data: { packages } }: PropsOf<typeof licencesPage>) {
  return (
    <>
      <PageHead title={LICENCES_TITLE} path={LICENCES_PATH} lead={texts.lead} />
      <Blocks>
        <Block id="lgpl" title={texts.librariesTitle}>
          {texts.libraries.map(({ text, sources }) => (
            <div key={text} className="licences-library">
              <p>{text}</p>
              <ul aria-label={texts.sources}>
                {sources.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href} rel="noopener">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p className="licences-library">{texts.exchange}</p>
        </Block>
        <Block
          id="paketler"
          title={texts.listTitle}
          {...(packages && { lead: texts.count(formatNumber(packages.length)) })}
        >
          {packages ? <Packages packages={packages} /> : <p className="notice notice--error">{texts.failed}</p>}
        </Block>
      </Blocks>
    </>
  );
}

const textPath = ({ name, version }: LicencedPackage): string =>
  `/api/licences/text?${new URLSearchParams({ name, version })}`;

const Packages = ({ packages }: { packages: readonly LicencedPackage[] }) => (
  <table className="licences">
    <thead>
      <tr>
        <th scope="col">{texts.name}</th>
        <th scope="col">{texts.version}</th>
        <th scope="col">{texts.licence}</th>
      </tr>
    </thead>
    <tbody>
      {packages.map((one) => (
        <tr key={`${one.name}@${one.version}`}>
          <th scope="row">
            {one.source ? (
              <a href={one.source} rel="noopener">
                {one.name}
              </a>
            ) : (
              one.name
            )}
          </th>
          <td className="code">{one.version}</td>
          <td>
            <a href={textPath(one)}>
              {one.licence || texts.unnamed}
              <span className="visually-hidden"> {texts.textOf(one.name)}</span>
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
