// Scripts, styles and fonts that the build names by their content: read once at the start and answered from memory.
// From disk each would cost a look through its folder, a look at the file, and a stream: 0.3 ms of processor time. A
// new build does not take them from the pages of a server that still runs.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, hasCurrent, type Encoding } from './reply-variants.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Endings that the build gives the compressed files beside the plain one. */
const SUFFIXES = { '.br': 'br', '.gz': 'gzip' } as const;

interface Asset {
  etag: string;
  type: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const files = await readdir(folder);
  const read = (file: string) => readFile(join(folder, file));
  const plain = files.filter((file) => !(extname(file) in SUFFIXES));
  const present = new Set(files);
  return new Map(
    await Promise.all(
      plain.map(async (file): Promise<[string, Asset]> => {
        const bodies: Asset['bodies'] = { identity: await read(file) };
        for (const [suffix, encoding] of Object.entries(SUFFIXES))
          if (present.has(file + suffix)) bodies[encoding] = await read(file + suffix);
        return [file, { etag: `W/"${file}"`, type: TYPES[extname(file)] ?? 'application/octet-stream', bodies }];
      }),
    ),
  );
}

/** Answers `GET {prefix}{name}` for the files of a folder. */
export async function registerBuiltAssets(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const assets = await readAssets(folder);
  app.get<{ Params: { name: string } }>(`${prefix}:name`, { schema: { hide: true } }, (request, reply) => {
    const asset = assets.get(request.params.name);
    if (!asset) return reply.callNotFound();
    const { bodies, etag, type } = asset;
    // Names carry a hash of the content, so browsers never ask again.
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
    });
    if (hasCurrent(request.headers, etag)) return reply.code(304).send();
    const accepted = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = bodies[accepted] ? accepted : 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bodies[encoding]);
  });
}
