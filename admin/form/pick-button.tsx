import { lazy, Suspense, useState } from 'react';
import { Button } from 'antd';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import type { Media } from '#contract/media.ts';
import type { Offer } from './media-picker.tsx';
import { LIBRARY_TEXTS as texts } from './library-texts.ts';

/** Loads the library's code when somebody wants to choose from it. */
export const LazyPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

/** 'Kütüphaneden seç': opens the library and hands over the chosen file. */
export function PickButton({ kind, folder, onPick }: Offer & { onPick: (media: Media) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FolderOpenOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {texts.fromLibrary}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyPicker
            offer={{ kind, folder }}
            onClose={() => setIsOpen(false)}
            onPick={(media) => {
              setIsOpen(false);
              onPick(media);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
