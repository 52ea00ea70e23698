import { SIGN_IN_TEXTS as texts } from '../texts/account.ts';
import './pending.css';

/** Bars in the place of rows until a personal screen's content is loaded. */
export function Pending({ label = texts.loading, lines = 4 }: { label?: string; lines?: number }) {
  return (
    <output className="pending">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        <i key={i} />
      ))}
    </output>
  );
}

/** The failure to load a personal screen's content. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry(): void }) {
  return (
    <div className="notice notice--error load-failure" role="alert">
      <p>{sentence}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
