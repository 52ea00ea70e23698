import { useEffect, useState } from 'react';
import { clockText, longDateText } from '../../base/dates.ts';

/** The time, each second anew; nothing else is drawn again for it. */
export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // To the next full second, so that it neither drifts nor skips one.
    const next = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          next();
        },
        1000 - (Date.now() % 1000),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="dash-clock">
      <time>{clockText(now)}</time>
      <span>{longDateText(now)}</span>
    </p>
  );
}
