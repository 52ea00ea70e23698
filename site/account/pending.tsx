import { SIGN_IN_TEXTS as texts } from '../texts/account.ts';
import './pending.css';

/** Lines where a personal screen's content will stand in a moment. */
export function Pending({ label = texts.loading, lines = 4 }: { label?: string; lines?: number }) {
  return (
    <output className="pending">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} className="skeleton" />
      ))}
    </output>
  );
}

/** A personal screen's content could not be had. */
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
