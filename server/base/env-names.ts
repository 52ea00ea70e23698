// Misspelt settings: a variable that resembles a setting but is none would silently have no effect.

/** Beginnings of names that hardly any other program uses. */
const OUR_PREFIXES = [
  'KALIPHANE_',
  'STRIPE_',
  'SMTP_',
  'MAIL_',
  'PAGE_CACHE',
  'PAYMENT_PROVIDER',
  'TRUSTED_PROX',
  'CORS_ORIGIN',
  'SHUTDOWN_DELAY',
  'MAX_CONNECTIONS',
];
/** Read by commands and tools of the project, not by the server. */
const OTHER_NAMES = [
  'ADMIN_PASSWORD',
  'TEST_DATABASE_URL',
  'BENCH_DATABASE_URL',
  'CHROMIUM_PATH',
  'TEST_DATA_DIR',
  'TEST_SITE_URL',
];
/** Variables that Kubernetes sets in every container, for each service by its name. */
const OF_SERVICES = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?)$/;
/** Shorter names have too many neighbours: PORT, HOST. */
const MIN_LENGTH = 7;
/** From this length on, two slips count as similar. */
const LONG = 10;

export interface StrangeName {
  name: string;
  /** The known name that was probably meant. */
  meant: string | undefined;
}

/** Finds names that resemble a known one, or begin like a setting. @param known names of all settings */
export function strangeNames(names: readonly string[], known: readonly string[]): StrangeName[] {
  const all = [...known, ...OTHER_NAMES];
  const isKnown = new Set(all);
  return names
    .filter((name) => !isKnown.has(name))
    .flatMap((name) => {
      const meant = nearest(name, known);
      const looksLikeOurs = OUR_PREFIXES.some((prefix) => name.startsWith(prefix)) && !OF_SERVICES.test(name);
      return meant !== undefined || looksLikeOurs ? [{ name, meant }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length < MIN_LENGTH) return undefined;
  const upper = name.toUpperCase().replaceAll('-', '_');
  return known
    .filter((one) => one.length >= MIN_LENGTH)
    .map((one) => ({ one, distance: distanceOf(upper, one) }))
    .filter(({ one, distance }) => distance <= (one.length >= LONG ? 2 : 1))
    .sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** Counts letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** A warning in one line for the start, without values; undefined when there is nothing to report. */
export function strangeNamesWarning(strange: readonly StrangeName[]): string | undefined {
  if (strange.length === 0) return undefined;
  const list = strange.map(({ name, meant }) => (meant === undefined ? name : `${name} (${meant}?)`)).join(', ');
  return `WARNING: no setting has this name, so it has no effect: ${list}`;
}
