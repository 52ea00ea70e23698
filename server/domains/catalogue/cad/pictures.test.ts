import { expect, test } from 'vitest';
import { ApiError, notFound } from '#contract/api-error.ts';
import { pinBody } from '../../../testing/cad.ts';
import type { CadFiles } from './files.ts';
import { articlePictures, type PicturedArticle } from './pictures.ts';

const article: PicturedArticle = {
  code: 'P-6X200',
  name: 'Pim',
  body: pinBody(),
  changedAt: new Date(0),
  drawing: () => ({
    letters: { width: 100, height: 50, letters: [] },
    isBroken: false,
    version: 'd1',
    svg: () => '<svg/>',
  }),
  pictureVersion: () => 'p1',
};
const file = (name: string) => ({
  fileName: name,
  contentType: name,
  version: 'd1',
  isShown: true,
  content: { text: name },
});
const pictures = (picture: CadFiles['picture']) => articlePictures({ drawing: async () => file('drawing'), picture });

test('what has the version of its address is kept for good', async () => {
  const { drawing, picture } = pictures(async () => file('picture'));
  expect((await drawing(article, 'd1')).isForGood).toBe(true);
  expect((await drawing(article, 'former')).isForGood).toBe(false);
  expect((await picture(article, 'p1', () => {})).isForGood).toBe(true);
  expect((await picture(article, undefined, () => {})).isForGood).toBe(false);
});

test.each(['CAD_BUSY', 'CAD_FAILED', 'RATE_LIMITED'] as const)(
  'a picture that cannot be made (%s) is the drawing for now, and nobody keeps it',
  async (code) => {
    const { picture } = pictures(() => Promise.reject(new ApiError(503, code, 'Sonra.')));
    const shown = await picture(article, 'p1', () => {});
    expect(shown).toMatchObject({ fileName: 'drawing', isShown: true, isForGood: false });
    expect('version' in shown).toBe(false);
  },
);

test('of many pictures at once, those beyond 20 are drawings for now', async () => {
  const { promise: room, resolve: makeRoom } = Promise.withResolvers<void>();
  const { picture } = pictures(async (_, { made }) => {
    await made();
    await room;
    return file('picture');
  });
  const asked = Array.from({ length: 25 }, () => picture(article, 'p1', () => {}));
  const beyond = await Promise.all(asked.slice(20));
  expect(new Set(beyond.map(({ fileName }) => fileName))).toEqual(new Set(['drawing']));
  makeRoom();
  const within = await Promise.all(asked.slice(0, 20));
  expect(new Set(within.map(({ fileName }) => fileName))).toEqual(new Set(['picture']));
  expect((await picture(article, 'p1', () => {})).fileName).toBe('picture');
});

test('other failures are the caller’s', async () => {
  const { picture } = pictures(() => Promise.reject(notFound('Yok.')));
  await expect(picture(article, 'p1', () => {})).rejects.toMatchObject({ status: 404 });
});
