import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import { api } from '#browser/signed-in-api.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { QuestionDialog, type Question } from '../../account/question.tsx';
import { sentenceOf, useLoaded } from '../../account/use-loaded.ts';
import { ADDRESS_TEXTS as texts } from '../../texts/my-account.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { AddressForm } from './address-form.tsx';
import './account.css';

export default function AddressesView() {
  return <AccountFrame title={texts.title}>{() => <Addresses />}</AccountFrame>;
}

function Addresses() {
  const { data: addresses, failure, reload, show } = useLoaded(() => api('GET /api/addresses'));
  /** Id of the address whose form is open, or 'new'. */
  const [open, setOpen] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  // A form that closes gives the focus back to the element that opened it.
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open === undefined && closed !== undefined)
      box.current?.querySelector<HTMLElement>(`[data-opens="${closed}"]`)?.focus();
  }, [open]);

  if (!addresses) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={6} />;
  const close = () => setOpen(undefined);
  const saved = (now: Address) => {
    toast(texts.saved);
    const others = now.isDefault ? addresses.map((one) => ({ ...one, isDefault: false })) : addresses;
    show(open === 'new' ? [...others, now] : others.map((one) => (one._id === now._id ? now : one)));
    close();
    reload(); // the server sets their order
  };
  const makeDefault = async ({ _id: id, title }: Address) => {
    try {
      await api('PUT /api/addresses/:id', { params: { id }, body: { isDefault: true } });
      toast(texts.madeDefault(title));
    } catch (error) {
      toast(sentenceOf(error, texts.failure), 'error');
    }
    reload();
  };
  const askToRemove = ({ _id: id, title }: Address) =>
    setQuestion({
      title: texts.removeTitle,
      text: texts.removeText(title),
      confirm: texts.remove,
      isDangerous: true,
      failure: texts.removeFailure,
      async send() {
        await api('DELETE /api/addresses/:id', { params: { id } });
        toast(texts.removed);
        reload();
      },
    });
  const isFull = addresses.length >= MAX_ADDRESSES;
  const isEmpty = addresses.length === 0;
  const addButton = (
    <button
      type="button"
      className={`button ${open === undefined ? 'button--accent' : 'button--quiet'}`}
      data-opens="new"
      onClick={() => setOpen('new')}
    >
      {texts.add}
    </button>
  );
  return (
    <div ref={box}>
      {open === 'new' && <AddressForm onSaved={saved} onCancel={close} />}
      {open !== 'new' && isFull && <p className="notice">{texts.full(MAX_ADDRESSES)}</p>}
      {open !== 'new' && isEmpty && <EmptyState sentence={texts.empty}>{addButton}</EmptyState>}
      {!isEmpty && (
        <div className="account-bar">
          <p className="figures">{texts.count(addresses.length, MAX_ADDRESSES)}</p>
          {open !== 'new' && !isFull && addButton}
        </div>
      )}
      {!isEmpty && (
        <ul className="addresses">
          {addresses.map((address) => (
            <li key={address._id}>
              {open === address._id ? (
                <AddressForm address={address} onSaved={saved} onCancel={close} />
              ) : (
                <Row
                  address={address}
                  onEdit={() => setOpen(address._id)}
                  onDefault={() => void makeDefault(address)}
                  onRemove={() => askToRemove(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {question && <QuestionDialog question={question} onClose={() => setQuestion(undefined)} />}
    </div>
  );
}

/** An address in the list: its name, the recipient, the place, and what can be done with it. */
function Row({
  address,
  onEdit,
  onDefault,
  onRemove,
}: {
  address: Address;
  onEdit(): void;
  onDefault(): void;
  onRemove(): void;
}) {
  const { _id: id, title, recipient, phone, line, district, city, postalCode, isDefault } = address;
  return (
    <article className="address" aria-labelledby={`address-${id}`}>
      <h2 id={`address-${id}`}>
        {title}
        {isDefault && <span className="account-mark">{texts.isDefault}</span>}
      </h2>
      <p className="address-recipient">
        {recipient}
        <span className="figures">{phone}</span>
      </p>
      <address>
        <span className="address-line">{line}</span>
        <span>
          {postalCode && <span className="figures">{postalCode} </span>}
          {district} / {city}
        </span>
      </address>
      <p className="address-ways">
        <button
          type="button"
          className="account-action"
          data-opens={id}
          aria-label={texts.of(texts.edit, title)}
          onClick={onEdit}
        >
          {texts.edit}
        </button>
        {!isDefault && (
          <button
            type="button"
            className="account-action"
            aria-label={texts.of(texts.makeDefault, title)}
            onClick={onDefault}
          >
            {texts.makeDefault}
          </button>
        )}
        <button
          type="button"
          className="account-action account-action--danger"
          aria-label={texts.of(texts.remove, title)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </p>
    </article>
  );
}
