/**
 * Uploads a picture.
 * @returns its address on the server
 */
export type SendImage = (file: File, onProgress: (percent: number) => void) => Promise<string>;

/** A picture being uploaded; `previewUrl` shows the local file. */
export interface ImageUpload {
  readonly previewUrl: string;
  percent: number;
  state: 'running' | 'failed' | { src: string; width: number | null; height: number | null };
}

/** Size of the picture on the server; null where it cannot be shown. */
async function sizeOf(src: string): Promise<{ width: number | null; height: number | null }> {
  const image = new Image();
  image.src = src;
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  return isShown ? { width: image.naturalWidth, height: image.naturalHeight } : { width: null, height: null };
}

/**
 * Uploads of one editor, one after the other. The document refers to them by id, and undo may bring an id back, so they
 * are kept as long as the editor.
 */
export function createImageUploads({
  send,
  onFailure,
  onChange,
}: {
  send: SendImage;
  onFailure: (file: File, error: unknown) => void;
  onChange: () => void;
}) {
  const uploads = new Map<string, ImageUpload>();
  const listeners = new Set<() => void>();
  let last: Promise<void> = Promise.resolve();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  async function run(file: File, upload: ImageUpload): Promise<void> {
    try {
      const src = await send(file, (percent) => {
        upload.percent = percent;
        tell();
      });
      upload.state = { src, ...(await sizeOf(src)) };
    } catch (error) {
      upload.state = 'failed';
      onFailure(file, error);
    }
    onChange();
  }

  return {
    /** @returns id of the upload in the document */
    start(file: File): string {
      const id = crypto.randomUUID();
      const upload: ImageUpload = { previewUrl: URL.createObjectURL(file), percent: 0, state: 'running' };
      uploads.set(id, upload);
      last = last.then(() => run(file, upload));
      return id;
    },
    get: (id: string): ImageUpload | undefined => uploads.get(id),
    /** @returns stops watching */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    release(): void {
      for (const { previewUrl } of uploads.values()) URL.revokeObjectURL(previewUrl);
    },
  };
}
export type ImageUploads = ReturnType<typeof createImageUploads>;
