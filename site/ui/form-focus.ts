import { useEffect, useRef, type RefObject } from 'react';

/** What was said takes the form's place: whoever reads by ear or moves by keys goes along. */
export function useFocusWhenSent(isSent: boolean): RefObject<HTMLParagraphElement | null> {
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) sentence.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return sentence;
}
