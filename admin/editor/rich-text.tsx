import { lazy, Suspense } from 'react';
import { Skeleton } from 'antd';
import type { RichTextProps } from './editor.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Rich text of a form. Its code comes with the first screen that shows one; the form does not wait for it. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <output aria-label={texts.loading}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </output>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
