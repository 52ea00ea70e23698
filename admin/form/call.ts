import type { UseQueryResult } from '@tanstack/react-query';
import type { FileKey, Key } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { upload } from '../base/upload.ts';
import { useCall } from '../base/queries.ts';

// Lists and forms are written once for all resources, so the calls' names come as data. What they give is typed by the
// resource.

export interface AnyInput {
  params?: { id: string };
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

export const call = api as unknown as <Reply>(key: Key, input: AnyInput) => Promise<Reply>;
export const useAnyCall = useCall as unknown as <Reply>(
  key: Key,
  input: AnyInput,
  options?: { enabled?: boolean; keepPrevious?: boolean },
) => UseQueryResult<Reply>;

/** Calls that take a picture. */
export type ImageKey = Extract<FileKey, `${string}/upload` | `${string}/upload-image`>;
export const uploadImage = upload as unknown as (
  key: ImageKey,
  field: 'image',
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<{ imagePath: string }>;
