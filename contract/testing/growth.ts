/** How much longer the text is than its beginning, with which it is compared. */
const LENGTHENED = 8;
/**
 * Between linear work (8; up to 25 where thousands of matches of a regular expression no longer fit into what the engine
 * keeps small) and quadratic work (64).
 */
export const MUCH_MORE_THAN_LINEAR = 40;
/** Rounds of which the cheapest counts: a long text is done only twice in one, and garbage may be collected in each. */
const ROUNDS = 6;

/** Processor time of this process alone, in microseconds: what else the machine does counts for nothing. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

function costOf(work: () => void): number {
  const once = (): number => {
    const start = processorTime();
    let spent = 0;
    let times = 0;
    for (; spent < 5_000; times++) {
      work();
      spent = processorTime() - start;
    }
    return spent / times;
  };
  return Math.min(...Array.from({ length: ROUNDS }, once)); // compiling and collecting garbage come on top now and then
}

/** Returns how many times as much of the processor a text takes as its first eighth does: about 8 where it is linear. */
export const growth = (text: string, work: (text: string) => void): number => {
  const beginning = text.slice(0, text.length / LENGTHENED);
  return costOf(() => work(text)) / costOf(() => work(beginning));
};
