import { useEffect, useRef, useState, type ReactNode } from 'react';
import { doorPath, orderPath, orderQuestionPath } from '#contract/page-paths.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { CART_PATH, CHECKOUT_PATH, CONTACT_PATH, HOME_PATH, ORDERS_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { session } from '#browser/session.ts';
import { SignInFirst } from '../../account/sign-in-first.tsx';
import { useLocation } from '../../base/router.tsx';
import { SIGN_IN_TEXTS } from '../../texts/account.ts';
import { SUCCESS_TEXTS as texts } from '../../texts/orders.ts';
import { DoneIcon } from '../../ui/done-icon.tsx';
import { clearPaidCart } from './cleared.ts';
import { PaidOrder } from './paid-order.tsx';
import { usePayment, type PaidSession } from './use-payment.ts';
import './success.css';

export default function SuccessView() {
  return (
    <div className="success">
      <div className="wrap">
        <SignInFirst reason={texts.reason} pending={<Checking />}>
          {() => <Result />}
        </SignInFirst>
      </div>
    </div>
  );
}

function Result() {
  /** Number of times the visitor has asked again; each starts the check from the beginning. */
  const [round, setRound] = useState(0);
  const { pathname, search } = useLocation();
  const sessionId = new URLSearchParams(search).get('session_id') ?? '';
  if (sessionId === '' || sessionId.length > 200)
    return (
      <Unverified title={texts.failed} text={texts.unknownText}>
        <Ways />
      </Unverified>
    );
  return (
    <Outcome
      key={`${sessionId} ${round}`}
      sessionId={sessionId}
      here={pathname + search}
      onAsk={() => setRound((last) => last + 1)}
    />
  );
}

function Outcome({ sessionId, here, onAsk }: { sessionId: string; here: string; onAsk(): void }) {
  const payment = usePayment(sessionId, onAsk);
  useEffect(() => {
    if (payment.is === 'paid') clearPaidCart(sessionId);
  }, [payment.is, sessionId]);

  switch (payment.is) {
    case 'checking':
      return <Checking />;
    case 'paid':
      return <Paid session={payment.session} />;
    case 'signed-out':
      return (
        <Unverified title={SIGN_IN_TEXTS.neededTitle} text={texts.reason}>
          <p className="success-ways">
            <a className="button button--accent" href={doorPath(SIGN_IN_PATH, here)}>
              {SIGN_IN_TEXTS.signIn}
            </a>
          </p>
        </Unverified>
      );
    case 'unpaid':
      return (
        <Unverified title={texts.failed} text={texts.unpaidText} number={payment.session.orderNumber}>
          <Ways number={payment.session.orderNumber} />
        </Unverified>
      );
    case 'slow':
      return (
        <Unverified title={texts.failed} text={texts.slowText} number={payment.session.orderNumber}>
          <Ways number={payment.session.orderNumber} onAsk={onAsk} />
        </Unverified>
      );
    case 'lost':
      return (
        <Unverified title={texts.failed} text={texts.lostText}>
          <Ways onAsk={onAsk} />
        </Unverified>
      );
    case 'unknown':
      return (
        <Unverified title={texts.failed} text={texts.unknownText}>
          <Ways />
        </Unverified>
      );
  }
}

function Checking() {
  return (
    <>
      <noscript>
        <WithoutScript />
      </noscript>
      <section className="success-said success-said--checking" aria-busy="true">
        <h1>
          <span className="success-busy" aria-hidden="true" />
          {texts.checking}
        </h1>
        <output>{texts.checkingText}</output>
      </section>
    </>
  );
}

/** The page without JavaScript: no check is running, and the page does not claim one. */
const WithoutScript = () => (
  <section className="success-said">
    <h1>{texts.pageTitle}</h1>
    <p>{texts.noScriptText}</p>
    <p className="success-ways">
      <a className="button button--accent" href={ORDERS_PATH}>
        {texts.orders}
      </a>
      <a className="button button--quiet" href={CONTACT_PATH}>
        {texts.contact}
      </a>
    </p>
  </section>
);

/** Focuses the heading that replaces 'is being checked', so that screen readers announce it. */
function useSaid() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Staff see all orders in the panel; customers go to their own. */
const ordersPath = (): string => (session.get()?.user.role === 'user' ? ORDERS_PATH : panelListPath('orders'));

function Paid({ session: { orderNumber, email } }: { session: PaidSession }) {
  return (
    <div className="success-paid">
      <section className="success-said">
        <h1 ref={useSaid()} tabIndex={-1}>
          <DoneIcon />
          {texts.title}
        </h1>
        <p>{texts.done}</p>
        <OrderNumber number={orderNumber} />
        <h2>{texts.next}</h2>
        <ol className="success-next">
          <li>{texts.mail(email)}</li>
          <li>{texts.dispatch}</li>
          <li>{texts.receive}</li>
        </ol>
        <p className="success-ways">
          <a className="button button--accent" href={orderPath(orderNumber)}>
            {texts.order}
          </a>
          <a className="button button--quiet" href={ordersPath()}>
            {texts.orders}
          </a>
          <a className="button button--quiet" href={HOME_PATH}>
            {texts.home}
          </a>
        </p>
      </section>
      <PaidOrder number={orderNumber} />
    </div>
  );
}

const OrderNumber = ({ number }: { number: string }) => (
  <dl className="success-number">
    <dt>{texts.number}</dt>
    <dd className="code">
      <a href={orderPath(number)}>{number}</a>
    </dd>
  </dl>
);

function Unverified({
  title,
  text,
  number,
  children,
}: {
  title: string;
  text: string;
  number?: string;
  children: ReactNode;
}) {
  return (
    <section className="success-said">
      <h1 ref={useSaid()} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {number && <OrderNumber number={number} />}
      {children}
    </section>
  );
}

/** The ways on. @param onAsk asks the server again; without it the payment itself is tried again */
function Ways({ number, onAsk }: { number?: string; onAsk?: () => void }) {
  return (
    <p className="success-ways">
      {onAsk ? (
        <button type="button" className="button button--accent" onClick={onAsk}>
          {texts.checkAgain}
        </button>
      ) : (
        <a className="button button--accent" href={CHECKOUT_PATH}>
          {texts.tryAgain}
        </a>
      )}
      <a className="button button--quiet" href={CART_PATH}>
        {texts.cart}
      </a>
      <a className="button button--quiet" href={number ? orderQuestionPath(number) : CONTACT_PATH}>
        {texts.contact}
      </a>
    </p>
  );
}
