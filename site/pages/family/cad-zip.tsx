import { useEffect, useRef, useState } from 'react';

interface CadZipProps {
  /** Of the sizes. */
  ids: readonly string[];
  label: string;
  className: string;
}

/** Saves the CAD files of several sizes together. */
export function CadZip({ ids, label, className }: CadZipProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const save = () => {
    const { signal } = (asking.current = new AbortController());
    setBusy(true);
    void import('./save-zip.ts')
      .then(
        ({ saveZip }) => saveZip(ids, setSaid, signal),
        () => {},
      )
      .then(() => setBusy(false));
  };
  return (
    <>
      <button type="button" className={className} aria-disabled={isBusy || undefined} onClick={() => isBusy || save()}>
        {label}
      </button>
      <output>{said}</output>
    </>
  );
}
