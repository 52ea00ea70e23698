const percent = new Intl.NumberFormat('tr-TR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

interface Props {
  /** In percent; null without a base. */
  value: number | null;
  /** More is good: green, and less is red. Otherwise it is only told. */
  isGood?: boolean;
  /** More is work that waits: amber. */
  isBacklog?: boolean;
}

/** How much more or less than in the period before. */
export function Change({ value, isGood, isBacklog }: Props) {
  if (value === null)
    return (
      <b className="change">
        <span aria-hidden="true">—</span>
        <span className="unseen">karşılaştırma yok</span>
      </b>
    );
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : undefined;
  const tone = isGood ? direction : isBacklog && direction === 'up' ? 'backlog' : undefined;
  return (
    <b className="change" data-trend={tone}>
      {percent.format(value / 100)}
    </b>
  );
}
