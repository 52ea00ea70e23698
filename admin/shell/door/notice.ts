// Sentences for the frame to show. Those from the sign-in page wait until there is a frame.
type Listener = (sentence: string) => void;

let listener: Listener | undefined;
let waiting: string[] = [];

export function tell(sentence: string): void {
  if (listener) listener(sentence);
  else waiting.push(sentence);
}

/** @returns stops listening */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const sentence of waiting) show(sentence);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
