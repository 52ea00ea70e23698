import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listen, startApp, type TestApp } from '../testing/app.ts';
import { doc, docx, pdf } from '../testing/documents.ts';
import { describeWithDatabase, until } from '../testing/engines.ts';
import { multipart, type Part } from '../testing/forms.ts';
import {
  animatedGif,
  gif,
  gifThatIsScript,
  hugePng,
  jpeg,
  jpegWithPlace,
  png,
  script,
  svg,
  transparentPng,
  webp,
} from '../testing/pictures.ts';
import { signIn, type SignedInPerson } from '../testing/sign-in.ts';

const MB = 1024 * 1024;
const NOT_AN_IMAGE = 'Sadece resim dosyaları yükleyebilirsiniz!';
const NOT_A_DOCUMENT = 'Sadece PDF ve Word dosyaları yükleyebilirsiniz!';
const IMAGE = '/api/products/upload-image';
const DOCUMENT = '/api/products/upload-document';
/** The folder of each call's pictures. */
const IMAGE_CALLS = { [IMAGE]: 'products', '/api/categories/upload': 'categories', '/api/settings/upload': 'site' };

/** Everything below the data folder, without the folders. */
const filesOf = ({ config }: TestApp): string[] =>
  readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(config.dataDir.length))
    .sort();

const picture = (value: Buffer, more: Partial<Part> = {}): Part => ({
  name: 'image',
  value,
  fileName: 'resim.png',
  type: 'image/png',
  ...more,
});
const document = (value: Buffer, more: Partial<Part> = {}): Part => ({
  name: 'document',
  value,
  fileName: 'Teknik Föy.pdf',
  ...more,
});
const upload = <T = { imagePath: string; code: string; message: string; fields: Record<string, string> }>(
  person: SignedInPerson,
  url: string,
  ...parts: Part[]
) => person.send<T>({ method: 'POST', url, ...multipart(parts) });

describeWithDatabase('uploads of staff', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    return { app, admin: await signIn(app, 'admin') };
  };
  const contentOf = (app: TestApp, path: string) => readFileSync(join(app.config.dataDir, path));

  test('a picture stands in four sizes under a name of ours, whatever its own', async () => {
    const { app, admin } = await start();
    for (const [value, type] of [
      [await jpeg(), 'image/jpeg'],
      [await png(), 'image/png'],
      [await gif(), 'image/gif'],
      [await webp(), 'image/webp'],
    ] as const) {
      const before = filesOf(app);
      const {
        status,
        json: { imagePath },
      } = await upload(admin, IMAGE, picture(value, { fileName: '../../../İğne x.JPG', type }));
      expect([status, imagePath]).toEqual([200, expect.stringMatching(/^\/img\/products\/[0-9a-f]{32}\.webp$/)]);
      const stem = imagePath.slice(0, -'.webp'.length);
      expect(filesOf(app).filter((path) => !before.includes(path))).toEqual([
        `${stem}-320.webp`,
        `${stem}-640.png`,
        `${stem}-640.webp`,
        `${stem}.webp`,
      ]);
      const facts = await Promise.all(
        ['-320.webp', '-640.png', '-640.webp', '.webp'].map(async (ending) => {
          const { format, width, height } = await sharp(contentOf(app, stem + ending)).metadata();
          return [format, width, height];
        }),
      );
      expect(facts).toEqual([
        ['webp', 320, 213],
        ['png', 640, 427],
        ['webp', 640, 427],
        ['webp', 1200, 800],
      ]);
      const shown = await app.app.inject({ url: imagePath });
      expect(shown).toMatchObject({
        statusCode: 200,
        headers: {
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
        },
      });
    }
  });

  test('a body that ends early, or has no boundary, is refused as its sender’s mistake', async () => {
    const { app, admin } = await start();
    const whole = multipart([picture(await png())]);
    const cut = (length: number) => ({ ...whole, payload: (whole.payload as Buffer).subarray(0, length) });
    const noBoundary = { ...whole, headers: { ...whole.headers, 'content-type': 'multipart/form-data' } };
    for (const body of [cut(0), cut(10), cut(80), cut(400), cut((whole.payload as Buffer).length - 10), noBoundary]) {
      const { status, json } = await admin.send({ method: 'POST', url: IMAGE, ...body });
      expect(status).toBe(400);
      expect(json).toMatchObject({ code: 'VALIDATION', message: expect.stringMatching(/bozuk|dosya/i) });
    }
    expect(app.log).toEqual([]);
    expect(filesOf(app)).toEqual([]);
  });

  test('each call has its folder; the site’s own pictures are such as every program knows', async () => {
    const { app, admin } = await start();
    const moderator = await signIn(app, 'moderator');
    expect((await upload(moderator, '/api/categories/upload', picture(await png()))).json.imagePath).toMatch(
      /^\/img\/categories\/[0-9a-f]{32}\.webp$/,
    );
    expect((await upload(admin, '/api/users/upload', picture(await png()))).json.imagePath).toMatch(
      /^\/img\/avatars\/[0-9a-f]{32}\.webp$/,
    );
    expect((await upload(moderator, '/api/users/upload', picture(await png()))).status).toBe(403);
    const { imagePath } = (await upload(admin, '/api/settings/upload', picture(await transparentPng()))).json;
    expect(imagePath).toMatch(/^\/img\/site\/[0-9a-f]{32}\.png$/);
    expect(await sharp(contentOf(app, imagePath)).metadata()).toMatchObject({
      format: 'png',
      width: 800,
      height: 200,
      hasAlpha: true,
    });
    const noise = await sharp({
      create: {
        width: 1300,
        height: 700,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const shared = (await upload(admin, '/api/settings/upload', picture(noise))).json.imagePath;
    expect(shared).toMatch(/\.jpg$/);
    expect(await sharp(contentOf(app, shared)).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect((await upload(moderator, '/api/settings/upload', picture(noise))).status).toBe(403);
  });

  test('a small picture is not enlarged', async () => {
    const { app, admin } = await start();
    const { imagePath } = (await upload(admin, IMAGE, picture(await png({ width: 500, height: 400 })))).json;
    const widths = await Promise.all(
      ['-320.webp', '-640.png', '-640.webp', '.webp'].map(
        async (ending) => (await sharp(contentOf(app, imagePath.replace('.webp', ending))).metadata()).width,
      ),
    );
    expect(widths).toEqual([320, 500, 500, 500]);
  });

  test('a photograph comes out upright, and says neither who took it nor where', async () => {
    const { app, admin } = await start();
    const photograph = await jpegWithPlace();
    expect(await sharp(photograph).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.toSatisfy((exif: Buffer) => exif.includes('GIZLI-AD')),
    });
    await upload(admin, IMAGE, picture(photograph));
    await upload(admin, '/api/settings/upload', picture(photograph));
    expect(filesOf(app)).toHaveLength(5);
    for (const path of filesOf(app)) {
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(contentOf(app, path)).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(width).toBeLessThan(height);
      expect(contentOf(app, path).includes('GIZLI-AD')).toBe(false);
    }
  });

  test('transparency stays, and of a film its first picture', async () => {
    const { app, admin } = await start();
    const logo = (await upload(admin, IMAGE, picture(await transparentPng()))).json.imagePath;
    for (const ending of ['.webp', '-640.webp', '-320.webp', '-640.png']) {
      const { data, info } = await sharp(contentOf(app, logo.replace('.webp', ending)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect([data[3], data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4 + 3]]).toEqual([
        0, 255,
      ]);
    }
    const film = (await upload(admin, IMAGE, picture(await animatedGif(), { fileName: 'film.gif', type: 'image/gif' })))
      .json.imagePath;
    const { data, info } = await sharp(contentOf(app, film)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0]! > 200, data[2]! < 50]).toEqual([40, 30, true, true]);
  });

  test('what is no picture is refused and gone', async () => {
    const { app, admin } = await start();
    const good = await png({ width: 20, height: 20 });
    const cases: Record<string, Part> = {
      SVG: picture(svg, { fileName: 'logo.svg', type: 'image/svg+xml' }),
      'SVG under another name': picture(svg),
      'a picture named as SVG': picture(good, { fileName: 'logo.svg' }),
      'a picture declared as SVG': picture(good, { type: 'image/svg+xml' }),
      'a picture declared as a page': picture(good, { type: 'text/html' }),
      'a picture named as a page': picture(good, { fileName: 'resim.png.html' }),
      'a script named .jpg': picture(script, { fileName: 'resim.jpg', type: 'image/jpeg' }),
      'a GIF that is a script too': picture(gifThatIsScript(), { fileName: 'resim.gif', type: 'image/gif' }),
      'a script behind the end': picture(Buffer.concat([good, script])),
      'an empty file': picture(Buffer.alloc(0)),
      'half a picture': picture(good.subarray(0, good.length / 2)),
      'a picture whose data is cut': picture(hugePng(3_000, 3_000)),
      'a PDF': picture(pdf()),
    };
    for (const [name, part] of Object.entries(cases)) {
      const { status, json } = await upload(admin, IMAGE, part);
      expect({ name, status, json }).toEqual({
        name,
        status: 400,
        json: { code: 'INVALID_FILE', error: NOT_AN_IMAGE, message: NOT_AN_IMAGE, fields: { image: NOT_AN_IMAGE } },
      });
    }
    expect(filesOf(app)).toEqual([]);
  });

  test('225 megapixels are refused before they are decoded', async () => {
    const { app, admin } = await start();
    const message = 'Resim en fazla 40 megapiksel olabilir!';
    const before = process.resourceUsage().maxRSS;
    expect(await upload(admin, IMAGE, picture(hugePng()))).toMatchObject({
      status: 400,
      json: { code: 'INVALID_FILE', message, fields: { image: message } },
    });
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(60);
    expect((await upload(admin, IMAGE, picture(hugePng(8_000, 5_001)))).json.message).toBe(message);
    expect(filesOf(app)).toEqual([]);
  });

  test('documents keep their name for people, and get one of ours', async () => {
    const { app, admin } = await start();
    const { status, json } = await upload<{ documentPath: string }>(
      admin,
      DOCUMENT,
      document(pdf(), { fileName: '../../İtici Pim Föyü.PDF' }),
    );
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        originalName: 'İtici Pim Föyü.PDF',
        size: pdf().length,
        type: 'pdf',
        documentPath: expect.stringMatching(/^\/files\/documents\/itici-pim-foyu-[0-9a-f]{16}\.pdf$/),
      },
    });
    expect(filesOf(app)).toEqual([json.documentPath.replace('/files', '')]);
    const shown = await app.app.inject({ url: json.documentPath });
    expect(shown.rawPayload).toEqual(pdf());
    expect(shown.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await upload(admin, DOCUMENT, document(doc(), { fileName: 'a.doc' }))).json).toMatchObject({
      type: 'doc',
      documentPath: expect.stringMatching(/\.doc$/),
    });
    expect((await upload(admin, DOCUMENT, document(docx(), { fileName: '...docx' }))).json).toMatchObject({
      type: 'doc',
      documentPath: expect.stringMatching(/\/belge-[0-9a-f]{16}\.docx$/),
    });
  });

  test('what is no document, holds macros or unpacks to too much is refused and gone', async () => {
    const { app, admin } = await start();
    const macros = 'Makro içeren belgeler kabul edilmiyor. Lütfen makrosuz bir belge yükleyin.';
    const cases: [string, Part, string][] = [
      ['macros', document(docx([{ name: 'word/vbaProject.bin', content: 'x' }]), { fileName: 'a.docx' }), macros],
      [
        'a ZIP bomb',
        document(docx([{ name: 'word/media/x.png', content: 'x', unpackedBytes: 2_000 * MB }]), { fileName: 'a.docx' }),
        NOT_A_DOCUMENT,
      ],
      ['a script', document(script), NOT_A_DOCUMENT],
      ['a picture', document(await png({ width: 20, height: 20 })), NOT_A_DOCUMENT],
      ['an empty file', document(Buffer.alloc(0)), NOT_A_DOCUMENT],
      ['a PDF named as a page', document(pdf(), { fileName: 'a.html' }), NOT_A_DOCUMENT],
      ['a PDF without an ending', document(pdf(), { fileName: 'pdf' }), NOT_A_DOCUMENT],
    ];
    for (const [name, part, message] of cases) {
      expect({ name, ...(await upload(admin, DOCUMENT, part)) }).toMatchObject({
        name,
        status: 400,
        json: { code: 'INVALID_FILE', message, fields: { document: message } },
      });
    }
    expect(filesOf(app)).toEqual([]);
  });

  test('one file, in its field: anything else is refused and gone', async () => {
    const { app, admin } = await start();
    const good = await png({ width: 20, height: 20 });
    const missing = 'Lütfen bir dosya seçin.';
    const one = 'Lütfen tek bir dosya gönderin.';
    const cases: [string, Part[], string][] = [
      ['another field', [picture(good, { name: 'document' })], missing],
      ['no file', [{ name: 'image', value: 'text' }], missing],
      ['nothing', [], missing],
      ['no file chosen', [picture(Buffer.alloc(0), { fileName: '' })], missing],
      ['two files', [picture(good), picture(good)], one],
      ['three files', [picture(good), picture(good), picture(good)], one],
      ['a second in another field', [picture(good), picture(good, { name: 'other' })], missing],
    ];
    for (const [name, parts, message] of cases) {
      expect({ name, ...(await upload(admin, IMAGE, ...parts)) }).toMatchObject({
        name,
        status: 400,
        json: { code: 'VALIDATION', message, fields: { image: message } },
      });
    }
    expect(await admin.send({ method: 'POST', url: IMAGE, payload: { image: 'x' } })).toMatchObject({ status: 415 });
    expect((await upload(admin, IMAGE, { name: 'note', value: 'x' }, picture(good))).status).toBe(200);
    expect(filesOf(app)).toHaveLength(4);
  });

  test('a body that ends too early is refused and gone', async () => {
    const { app, admin } = await start();
    const { payload, headers } = multipart([picture(await png({ width: 20, height: 20 }))]);
    expect(
      (await admin.send({ method: 'POST', url: IMAGE, payload: payload.subarray(0, -30), headers })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(filesOf(app)).toEqual([]);
  });

  test('more than 5 MB of picture or 10 MB of document is 413, however it is sent', async () => {
    const { app, admin } = await start();
    const { port } = await listen(app);
    const send = async (url: string, part: Part, isChunked: boolean) => {
      const { payload, headers } = multipart([part]);
      const body = isChunked
        ? new ReadableStream({
            start(controller) {
              controller.enqueue(payload);
              controller.close();
            },
          })
        : payload;
      const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
        method: 'POST',
        headers: { ...headers, ...(await admin.headers()) },
        body,
        duplex: 'half',
      } as RequestInit);
      return { status: reply.status, json: await reply.json() };
    };
    for (const isChunked of [false, true]) {
      for (const size of [5 * MB + 1, 6 * MB]) {
        expect(await send(IMAGE, picture(Buffer.alloc(size)), isChunked)).toMatchObject({
          status: 413,
          json: { code: 'PAYLOAD_TOO_LARGE', message: "Dosya boyutu 5MB'dan küçük olmalıdır!" },
        });
      }
      expect(await send(DOCUMENT, document(Buffer.alloc(11 * MB)), isChunked)).toMatchObject({
        status: 413,
        json: { code: 'PAYLOAD_TOO_LARGE', message: "Dosya boyutu 10MB'dan küçük olmalıdır!" },
      });
      expect(await send(IMAGE, picture(Buffer.alloc(4 * MB), { name: 'other' }), isChunked)).toMatchObject({
        status: 400,
      });
    }
    expect(filesOf(app)).toEqual([]);
  });

  test('an aborted upload leaves nothing', async () => {
    const { app, admin } = await start();
    const { port } = await listen(app);
    const { payload, headers } = multipart([picture(Buffer.alloc(4 * MB))]);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${IMAGE} HTTP/1.1\r\nhost: x\r\nauthorization: ${(await admin.headers())['authorization']}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, MB));
    await until(() => filesOf(app).length === 1, 10_000);
    socket.destroy();
    await until(() => filesOf(app).length === 0, 10_000);
    expect(app.log.filter((line) => line.level >= 50)).toEqual([]);
  });

  test('refused callers learn it before a byte of the body is read', async () => {
    const { app } = await start();
    const { port } = await listen(app);
    const user = await signIn(app, 'user');
    const answer = (url: string, authorization: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('data', (data) => {
          resolve(data.toString().slice(9, 12));
          socket.destroy();
        });
        socket.write(
          `POST ${url} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: multipart/form-data; boundary=x\r\ncontent-length: 4000000\r\n\r\n`,
        ); // and nothing more
      });
    for (const url of [...Object.keys(IMAGE_CALLS), DOCUMENT]) {
      expect([url, await answer(url, '')]).toEqual([url, '401']);
      expect([url, await answer(url, `authorization: ${(await user.headers())['authorization']}\r\n`)]).toEqual([
        url,
        '403',
      ]);
    }
    expect(filesOf(app)).toEqual([]);
  });

  test('many simultaneous uploads all find their place', async () => {
    const { app, admin } = await start();
    // Different ones: the library stores equal pictures once.
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, i) => png({ width: 300 + i, height: 200 })));
    const replies = await Promise.all(
      pictures.map((value, i) => upload(admin, IMAGE, picture(i % 4 === 3 ? script : value))),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 400, 200, 200, 200, 400]);
    expect(new Set(filesOf(app)).size).toBe(6 * 4);
  });
});
