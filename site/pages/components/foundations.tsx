// Colours, type and lines, as they follow from the settings.
import { contrast } from '#contract/color.ts';
import { formatNumber } from '#contract/format.ts';
import { themeColors, type ThemeColors } from '#contract/theme-colors.ts';
import { useFrame } from '../../base/frame.ts';
import { Group, Sample } from './sample.tsx';

/** Primary colours that owners choose, light ones too. */
const OWNERS = [
  '#1890ff',
  '#ff6a00',
  '#16a34a',
  '#00b8d4',
  '#e91e63',
  '#c8102e',
  '#003a70',
  '#7b2cbf',
  '#8d6e63',
  '#111111',
  '#b9e000',
  '#ffd400',
];

const TYPE = [
  ['t-hero', 'Ana sayfa başlığı'],
  ['t-3xl', 'Sayfa başlığı'],
  ['t-2xl', 'Fiyat $42,00'],
  ['t-xl', 'Bölüm başlığı'],
  ['t-lg', 'Adres, kod, ölçü'],
  ['t-md', 'Gövde metni 60–75 karakterlik satırlarla okunur.'],
  ['t-sm', 'Tablo, çip, açıklama'],
  ['t-xs', 'Etiket, sütun metni'],
] as const;

export function Foundations() {
  const { settings } = useFrame();
  const own = themeColors(settings);
  return (
    <>
      <Group title="Renkler">
        <Sample name={`Ayarlardan: ${own.primary}`}>
          <Swatches colors={own} />
        </Sample>
        <div className="component-owners">
          {OWNERS.map((primary) => (
            <Swatches key={primary} colors={themeColors({ ...settings, site_primary_color: primary })} />
          ))}
        </div>
      </Group>
      <Group title="Yazı">
        <ul>
          {TYPE.map(([name, text]) => (
            <li key={name} className={`component-type component-type--${name}`}>
              <span className="code">{name}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>
          <span className="code">Z40-6X200</span> · <span className="figures">1.328</span> ·{' '}
          <span className="muted">ikincil metin</span> · <a href="#renkler">bağlantı</a>
        </p>
      </Group>
    </>
  );
}

const ratio = (a: string, b: string): string => `${formatNumber(contrast(a, b), 1)}:1`;

/** A button, a selected row with its link, and the mark, in computed colours. Drawn, because styles name no colours. */
const Swatches = ({ colors: { paper, primary, action, onAction, tint, link, ink } }: { colors: ThemeColors }) => (
  <svg className="component-swatches" viewBox="0 0 240 96">
    <rect width="240" height="96" fill={paper} />
    <circle cx="20" cy="24" r="8" fill={primary} stroke={ink} strokeWidth="1.5" />
    <rect x="40" y="8" width="192" height="32" rx="4" fill={action} />
    <text x="52" y="29" fill={onAction}>
      {action} {ratio(action, onAction)}
    </text>
    <rect x="8" y="52" width="224" height="36" fill={tint} />
    <text x="20" y="75" fill={link}>
      {link} {ratio(link, tint)}
    </text>
    <text x="170" y="75" fill={ink}>
      {tint}
    </text>
  </svg>
);
