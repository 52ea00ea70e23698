import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDate } from '../base/dates.ts';
import { useFrame } from '../base/frame.ts';

/** The printed sheet's line below the logo: the company, and from which address on which day. Not on screens. */
export function PrintHead() {
  const { contact_phone: phone, contact_email: email, contact_address: address } = useFrame().settings;
  const [source, setSource] = useState({ day: '', url: '' });
  useEffect(() => {
    const note = () => {
      const day = longDate(new Date().toISOString());
      flushSync(() => setSource({ day, url: location.host + location.pathname + location.search }));
    };
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="print-head">
      <span>
        {[phone, email].filter(Boolean).join(' · ')}
        <br />
        {address}
      </span>
      <span>
        {source.day}
        <br />
        {source.url}
      </span>
    </p>
  );
}
