// Sentences for the frame to show. One that is told while there is no frame, at the door, waits for it.
type Listener = (sentence: string) => void;

let listener: Listener | undefined;
let waiting: string[] = [];

export function tell(sentence: string): void {
  if (listener) listener(sentence);
  else waiting.push(sentence);
}

/** @returns what ends it */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const sentence of waiting) show(sentence);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
