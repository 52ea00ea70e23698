import type { Key } from '#contract/endpoints.ts';
import { formatNumber } from '#contract/format.ts';
import { useAnyCall } from '../form/call.ts';

interface StatCardsProps<S extends Readonly<Record<string, number>>> {
  /** Replies the figures. */
  statsKey: Key;
  figures: readonly { name: keyof S & string; label: string }[];
}

/** Figures above a list. While they are missing a dash stands in their place: the list works without them. */
export function StatCards<S extends Readonly<Record<string, number>>>({ statsKey, figures }: StatCardsProps<S>) {
  const { data, isPending } = useAnyCall<S>(statsKey, {}, { keepPrevious: true });
  return (
    <dl className="crud-stats" aria-busy={isPending}>
      {figures.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{data ? formatNumber(data[name]!) : '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
