import { useState, type MouseEvent } from 'react';
import type { Program } from '#contract/programs.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { ChevronIcon, draw } from '../../ui/icon.tsx';

const DownloadIcon = draw('M12 3.5V15M7.5 11l4.5 4.5 4.5-4.5M4 20.5h16');

const NOTICE_ID = 'program-notice';
type ProgramShown = Omit<Program, '_id' | 'isActive' | 'rowVersion'>;

/** The program offered for download; a built-in one and an error if it could not be loaded. */
export function ProgramDownload({ program }: { program: Program | null }) {
  const { name, version, description, features, systemRequirements, downloadLink, fileSize, lastUpdate }: ProgramShown =
    program ?? HOME_TEXTS.fallbackProgram;
  return (
    <section className="home-way home-program" aria-labelledby="home-program">
      {!program && (
        <p className="notice notice--error" role="alert">
          {HOME_TEXTS.programError}
        </p>
      )}
      <div className="home-program-words">
        <h2 id="home-program">{name}</h2>
        {version && <p className="home-program-version">{HOME_TEXTS.programVersion(version)}</p>}
        <p>{description}</p>
        <dl className="figures">
          {fileSize && (
            <div>
              <dt>{HOME_TEXTS.programSize}</dt>
              <dd>{fileSize}</dd>
            </div>
          )}
          {lastUpdate && (
            <div>
              <dt>{HOME_TEXTS.programUpdated}</dt>
              <dd>{lastUpdate}</dd>
            </div>
          )}
        </dl>
        <Download link={downloadLink} name={name} />
      </div>
      <Points title={HOME_TEXTS.programFeatures} points={features} />
      <Points title={HOME_TEXTS.programRequirements} points={systemRequirements} />
    </section>
  );
}

/** A list that narrow screens show at a press (`.fold`). */
function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <h3>{title}</h3>
        <ChevronIcon />
      </summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The download. Without a real link a notice says that it will start; without JavaScript the notice is the link's
 * target.
 */
function Download({ link, name }: { link: string; name: string }) {
  const [isTold, setTold] = useState(false);
  if (link && link !== '#')
    return (
      <a className="button button--quiet" href={link} download>
        {HOME_TEXTS.programDownload}
        <DownloadIcon />
      </a>
    );
  const tell = (event: MouseEvent) => {
    event.preventDefault();
    setTold(true);
  };
  return (
    <>
      <a className="button button--quiet" href={`#${NOTICE_ID}`} onClick={tell}>
        {HOME_TEXTS.programDownload}
        <DownloadIcon />
      </a>
      <p id={NOTICE_ID} className="notice" role="alert" hidden={!isTold}>
        {HOME_TEXTS.programStarts(name)}
      </p>
    </>
  );
}
