import { useEffect, useState } from 'react';
import { isImage } from '#contract/fields.ts';
import { Thumb } from '../../form/thumb.tsx';

const TYPING_MS = 400;

/**
 * A small picture whose address may be half typed: it is asked for once it can be one and stays the same for a moment.
 */
export function SettledThumb({ value, size, alt }: { value: string; size: number; alt: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isImage(value)) return;
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return <Thumb value={settled === value ? value : ''} size={size} alt={alt} />;
}
