import { useEffect, useRef, useState } from 'react';
import { MAP_TEXTS as texts } from '../../texts/contact.ts';

const POINT = /^(-?[\d.]+), ?(-?[\d.]+)$/;
/** Half of the map's height and width, in degrees. */
const SPAN = { latitude: 0.006, longitude: 0.011 };

/** The company's place. The map's server gets no request before the button is pressed. */
export function CompanyMap({ point, address }: { point: string; address: string }) {
  const [state, setState] = useState<'drawn' | 'shown' | 'offline'>('drawn');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (state === 'shown') frame.current!.focus();
  }, [state]);

  const [, latitude, longitude] = POINT.exec(point) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const [north, east] = [Number(latitude), Number(longitude)];
  const box = () =>
    [east - SPAN.longitude, north - SPAN.latitude, east + SPAN.longitude, north + SPAN.latitude]
      .map((degrees) => degrees.toFixed(5))
      .join(',');

  return (
    <figure className="contact-map">
      {state === 'shown' ? (
        <iframe
          ref={frame}
          title={texts.title(address)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts and their own origin go together where that is not ours
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box())}&layer=mapnik&marker=${north}%2C${east}`}
        />
      ) : (
        <output className="form-note">{state === 'offline' ? texts.offline : texts.notice}</output>
      )}
      <figcaption className="contact-buttons">
        {state !== 'shown' && (
          <button
            type="button"
            className="button button--quiet button--dense"
            onClick={() => setState(navigator.onLine ? 'shown' : 'offline')}
          >
            {texts.show}
          </button>
        )}
        <a
          className="more"
          href={`https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.open}
        </a>
      </figcaption>
    </figure>
  );
}
