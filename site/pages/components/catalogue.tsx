// Lists and tables of parts.
import { useState } from 'react';
import { CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';
import { BuyBar } from '../../cart/buy-bar.tsx';
import { Quantity } from '../../cart/quantity.tsx';
import { Tray } from '../../cart/tray.tsx';
import { Found } from '../../search/found.tsx';
import { TRAY_TEXTS } from '../../texts/family.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DimensionTable, type RowOffer } from '../../ui/dimension-table/dimension-table.tsx';
import type { SizeRow } from '../../ui/dimension-table/size-row.ts';
import { FacetPanel } from '../../ui/facet-panel/facet-panel.tsx';
import { FamilyCard } from '../../ui/family-card/family-card.tsx';
import { groupVariants } from '../../ui/family-card/variants.ts';
import { LetteredDrawing } from '../../ui/lettered-drawing/lettered-drawing.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { SEARCHES, type ComponentsData } from './page.ts';
import { Group, Sample } from './sample.tsx';
import { SAMPLE_COLUMNS, SAMPLE_ROWS, SAMPLE_TRAIL } from './samples.ts';
import '../../search/found.css';

const nothing = () => {};
const [TICKED] = SAMPLE_ROWS;

const offerOf = (row: SizeRow): RowOffer => ({
  isTicked: row === TICKED,
  tick: <input type="checkbox" aria-label={`Seç: ${row.code}`} defaultChecked={row === TICKED} />,
  quantity: <Quantity label={row.code} onChange={nothing} />,
  action: (
    <button type="button" className="button button--quiet button--dense">
      Ekle
    </button>
  ),
});

export function Catalogue({ data: { families, facets, exact, near } }: { data: ComponentsData }) {
  const [marked, setMarked] = useState<string | null>('d1');
  const drawn = families.find((family) => family.img.length > 0);
  return (
    <>
      <Group title="Seriler">
        <Breadcrumb trail={SAMPLE_TRAIL} />
        <ul className="family-cards">
          {groupVariants(families).map((group) => (
            <FamilyCard key={group.variants[0]!.family._id} group={group} isEager={false} />
          ))}
        </ul>
        <Sample name="Ölçü aralığı">
          <RangeBar range={{ min: 1.5, max: 32 }} scale={{ min: 0.5, max: 100 }} />
        </Sample>
      </Group>
      <Group title="Filtreler">
        <FacetPanel facets={facets} filters={{}} to={() => SHOP_PATH} action={SHOP_PATH} kept={{}} listHeight={0} />
      </Group>
      <Group title="Ölçü tablosu">
        {drawn && (
          <LetteredDrawing
            image={drawn.img[0]}
            letters={null}
            name={drawn.name}
            marked={marked}
            onMark={setMarked}
            box={{ width: 508, height: 223 }}
          />
        )}
        <DimensionTable
          name="Örnek ölçüler"
          columns={SAMPLE_COLUMNS}
          rows={SAMPLE_ROWS}
          total={SAMPLE_ROWS.length}
          first={0}
          currency="USD"
          sort="d1"
          sortHref={(key) => `#${key}`}
          leadOf={({ leadDays }) => (leadDays === null ? '7–14 iş günü' : `${leadDays} iş günü`)}
          marked={marked}
          onMark={setMarked}
          offerOf={offerOf}
        />
        <Tray
          sizes={3}
          pieces={64}
          inStock={2}
          latest="7 iş günü"
          sum="$134,40"
          quoteHref={CONTACT_PATH}
          cad={
            <button type="button" className="tray-clear">
              {TRAY_TEXTS.cad}
            </button>
          }
          onAdd={nothing}
          onClear={nothing}
        />
        <BuyBar offer={null} hint="d1 ve L seçin" />
      </Group>
      <Group title="Arama sonucu">
        <Sample name={SEARCHES.exact}>
          <Found term={SEARCHES.exact} reply={exact} />
        </Sample>
        <Sample name={SEARCHES.near}>
          <Found term={SEARCHES.near} reply={near} />
        </Sample>
      </Group>
    </>
  );
}
