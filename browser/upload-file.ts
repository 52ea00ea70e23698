// One file sent by a signed-in person, without progress.
import { toApiError } from '#contract/client.ts';
import { fetchSignedIn } from './signed-in-api.ts';

/**
 * @param path of the call, with its parameters
 * @param field that the endpoint names
 * @throws ApiError
 */
export async function uploadFile<T>(path: string, field: string, file: File): Promise<T> {
  const body = new FormData();
  body.append(field, file);
  const reply = await fetchSignedIn(path, { method: 'POST', headers: {}, body } as never);
  const answer = (await reply.json().catch(() => undefined)) as T;
  if (!reply.ok) throw toApiError(reply.status, answer);
  return answer;
}
