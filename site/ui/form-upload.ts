import { useEffect, useRef, useState } from 'react';
import { NO_REPLY } from '#contract/client-texts.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { FORM_TEXTS } from '../texts/form.ts';

interface UploadRules {
  /** Path and field of the call that takes the file, and the file's name in its reply. */
  path: string;
  field: string;
  as: string;
  maxBytes: number;
  tooLarge: string;
  endings: readonly string[];
  wrongKind: string;
}

type UploadState =
  | { is: 'none'; error?: string }
  | { is: 'sending'; name: string; size: number; percent: number }
  | { is: 'failed'; file: File; name: string; error: string }
  /** Without a name if the file was sent without JavaScript. */
  | { is: 'done'; token: string; name?: string; size?: number };

export interface Upload {
  rules: UploadRules;
  state: UploadState;
  /** Why the form cannot be sent now. */
  problem: string | undefined;
  choose(file: File): void;
  /** Aborts a running upload and removes a finished one. */
  clear(): void;
}

/** Why a file is refused, as far as name and size tell; the server looks into it. */
function refusalOf({ name, size }: File, { maxBytes, tooLarge, endings, wrongKind }: UploadRules): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return wrongKind;
  if (size === 0) return FORM_TEXTS.file.empty;
  return size > maxBytes ? tooLarge : undefined;
}

function problemOf({ is }: UploadState): string | undefined {
  if (is === 'sending') return FORM_TEXTS.file.waiting;
  return is === 'failed' ? FORM_TEXTS.file.notSent : undefined;
}

/** Sends a file as soon as it is chosen. By XMLHttpRequest, because fetch reports no progress. */
export function useUpload(rules: UploadRules, given?: string): Upload {
  const [state, setState] = useState<UploadState>(given ? { is: 'done', token: given } : { is: 'none' });
  const running = useRef<XMLHttpRequest>(null);
  const stop = () => {
    const request = running.current;
    running.current = null; // first, so that the abort is not reported as a failure
    request?.abort();
  };
  useEffect(
    () => () => {
      const request = running.current;
      running.current = null;
      request?.abort();
    },
    [],
  );

  const choose = (file: File) => {
    stop();
    const error = refusalOf(file, rules);
    if (error) return setState({ is: 'none', error });
    const { name, size } = file;
    const request = (running.current = new XMLHttpRequest());
    const isCurrent = () => running.current === request;
    const fail = (sentence: string, mayRetry: boolean) => {
      if (!isCurrent()) return;
      running.current = null;
      setState(mayRetry ? { is: 'failed', file, name, error: sentence } : { is: 'none', error: sentence });
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (isCurrent())
        setState({ is: 'sending', name, size, percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 });
    });
    request.addEventListener('error', () => fail(`${FORM_TEXTS.file.failure} ${FORM_TEXTS.again}`, true));
    request.addEventListener('load', () => {
      const reply = parsed(request.responseText);
      const token = reply[rules.as];
      if (request.status >= 300 || typeof token !== 'string') {
        // The same file would be refused again.
        return fail(
          (reply as Partial<ErrorBody>).message ?? FORM_TEXTS.file.failure,
          request.status !== 400 && request.status !== 413,
        );
      }
      if (!isCurrent()) return;
      running.current = null;
      setState({ is: 'done', token, name, size });
    });
    const body = new FormData();
    body.append(rules.field, file);
    setState({ is: 'sending', name, size, percent: 0 });
    request.open('POST', rules.path);
    request.send(body);
  };

  return {
    rules,
    state,
    problem: problemOf(state),
    choose,
    clear: () => {
      stop();
      setState({ is: 'none' });
    },
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { message: NO_REPLY };
  }
}
