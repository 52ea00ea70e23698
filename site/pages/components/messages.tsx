// What is said to the visitor: notices, empty lists, waiting, messages.
import { Pending } from '../../account/pending.tsx';
import { PriceOrQuote } from '../../ui/figures.tsx';
import { Price, Stock } from '../../ui/price.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { Group, Sample } from './sample.tsx';

export const Messages = () => (
  <Group title="Durumlar">
    <Sample name="Fiyat ve stok">
      <p className="component-row">
        <Price price={{ current: 2.1, old: 2.45, currency: 'USD' }} />
        <PriceOrQuote price={null} code="Z40-6X200" />
        <Stock status="in_stock" />
        <Stock status="made_to_order" />
        <Stock status="out_of_stock" />
      </p>
    </Sample>
    <Sample name="Bildirim">
      <p className="notice">Siparişiniz hazırlanıyor.</p>
      <p className="notice notice--error">Ödeme işlemi başarısız oldu.</p>
    </Sample>
    <Sample name="Boş liste">
      <EmptyState sentence="Bu ölçü üretilmiyor.">
        <a className="button button--quiet" href="#durumlar">
          Teklif iste
        </a>
      </EmptyState>
    </Sample>
    <Sample name="Bekleme">
      <Pending />
    </Sample>
    <Sample name="Kısa mesaj">
      <p className="component-row">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => toast('Sepete eklendi.', 'info', { label: 'Sepete git', href: '/cart' })}
        >
          Bilgi
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => toast('Bağlantı hatası oluştu.', 'error')}
        >
          Hata
        </button>
      </p>
    </Sample>
  </Group>
);
