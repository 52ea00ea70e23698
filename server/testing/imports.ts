// Files that are sent, checked and applied as staff do it.
import { expect } from 'vitest';
import type { Import, ImportRow } from '#contract/imports.ts';
import { runTasks } from '../entities/tasks/run.ts';
import { taskWorks } from '../task-works.ts';
import type { startApp } from './app.ts';
import { multipart } from './forms.ts';
import type { signIn } from './sign-in.ts';

/** The calls of an import, made by one person; its tasks are worked on in between. */
export function importing(
  { app, database, config }: Awaited<ReturnType<typeof startApp>>,
  person: Awaited<ReturnType<typeof signIn>>,
) {
  const works = taskWorks(config.dataDir, config);
  const work = async (): Promise<void> => {
    const failures: unknown[] = [];
    await runTasks({ database, works, now: Date.now }, { onError: (error) => failures.push(error) });
    expect(failures).toEqual([]);
  };
  const importOf = async (id: string) => (await person.get<Import>(`/api/import/${id}`)).json;
  /** Sends a file. */
  const upload = async (kind: string, content: string | Buffer) => {
    const form = multipart([{ name: 'file', value: content as string, fileName: 'dosya.csv' }]);
    const reply = await app.inject({
      method: 'POST',
      url: `/api/imports/${kind}`,
      headers: { ...(await person.headers()), ...form.headers },
      payload: form.payload,
    });
    return { status: reply.statusCode, json: reply.json<Import>() };
  };
  return {
    work,
    upload,
    /** Sends a file and checks it with the guessed columns. @param mapped fields of further ones, by their headings */
    async checked(kind: string, content: string | Buffer, mapped: Readonly<Record<string, string>> = {}) {
      const { status, json } = await upload(kind, content);
      expect(status).toBe(201);
      const reply = await person.post<Import & { message?: string }>(`/api/import/${json._id}/check`, {
        mapping: json.mapping.map((one, i) => ({ ...one, field: mapped[json.columns[i]!.header] ?? one.field })),
        mode: 'both',
      });
      expect(reply.json.message ?? '').toBe('');
      await work();
      return importOf(json._id);
    },
    async apply({ _id }: { _id: string }, body: object = {}) {
      await person.post<Import>(`/api/import/${_id}/apply`, body);
      await work();
      return importOf(_id);
    },
    async undo({ task }: Import) {
      await person.post(`/api/tasks/${task!._id}/undo`, {});
      await work();
    },
    rows: async ({ _id }: { _id: string }, action: string) =>
      (await person.get<{ items: ImportRow[] }>(`/api/import/${_id}/rows?action=${action}`)).json.items,
    /** A file of the API. */
    exported: async (url: string): Promise<Buffer> => {
      const reply = await app.inject({ url, headers: await person.headers() });
      expect(reply.statusCode).toBe(200);
      return reply.rawPayload;
    },
  };
}
