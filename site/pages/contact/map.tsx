import { useEffect, useRef, useState } from 'react';
import { MAP_TEXTS as texts } from '../../texts/contact.ts';
import { ArrowIcon, draw } from '../../ui/icon.tsx';

export const PlaceIcon = /* @__PURE__ */ draw(
  'M12 21.5s7-6.3 7-11.6a7 7 0 0 0-14 0c0 5.3 7 11.6 7 11.6ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);

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
      <div className="contact-map-sheet">
        {state === 'shown' ? (
          <iframe
            ref={frame}
            title={texts.title(address)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts and their own origin go together where that is not ours
            sandbox="allow-scripts allow-same-origin allow-popups"
            src={`https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box())}&layer=mapnik&marker=${north}%2C${east}`}
          />
        ) : (
          <>
            <MapDrawing />
            <div className="contact-map-ask">
              <p>
                <PlaceIcon />
                <span>{address}</span>
              </p>
              <button type="button" className="button" onClick={() => setState(navigator.onLine ? 'shown' : 'offline')}>
                {texts.show}
              </button>
              <output className="form-note">{state === 'offline' ? texts.offline : texts.notice}</output>
            </div>
          </>
        )}
      </div>
      <figcaption>
        <a
          className="more"
          href={`https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.open}
          <ArrowIcon />
        </a>
      </figcaption>
    </figure>
  );
}

/** A drawing of streets in place of the map. */
const MapDrawing = () => (
  <svg className="contact-map-drawing" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className="contact-map-blocks"
      d="M-10 60 150 22l34 92-194 52ZM176 16 330-20l46 128-166 46ZM356-20h150l24 78-140 40ZM548 52 660 20v120l-84 26ZM-10 196l206-56 40 108-246 68ZM222 132l172-48 40 112-172 46ZM420 80l128-36 40 118-128 34ZM-10 346l256-70 46 134H-10ZM272 268l174-48 52 150-172 46ZM472 212l188-52v138l-140 40ZM528 366l132-36v80H544Z"
    />
    <path className="contact-map-road" d="M-10 182 660-2M-10 330 660 146M168-10l150 430M396-10 548 420" />
    <path className="contact-map-axis" d="M320-10v420M-10 200h660" />
  </svg>
);
