import { expect, test } from 'vitest';
import type { BlogCard } from '#contract/blogs.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Media, MediaChanged, MediaDetail } from '#contract/media.ts';
import type { MediaFolder } from '#contract/media-folders.ts';
import type { Slide } from '#contract/sliders.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { multipart } from '../../testing/forms.ts';
import { png } from '../../testing/pictures.ts';
import { signIn } from '../../testing/sign-in.ts';

type FolderReply = MediaFolder & Partial<ErrorBody>;

describeOnEngines('folders of the media library', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    const staff = await signIn(app, 'moderator', { name: 'Ayşe' });
    const folder = async (name: string, parentId: string | null = null) =>
      (await staff.post<FolderReply>('/api/media-folders', { name, parentId })).json;
    let width = 20;
    const add = async (fileName: string, query = '') =>
      (
        await staff.send<Media>({
          method: 'POST',
          url: `/api/media${query}`,
          ...multipart([{ name: 'file', value: await png({ width: (width += 1) }), fileName, type: 'image/png' }]),
        })
      ).json;
    const names = async (query: string) =>
      (await staff.get<{ items: Media[] }>(`/api/media${query}`)).json.items
        .map(({ originalName }) => originalName)
        .toSorted();
    const bulk = (body: object) => staff.post<MediaChanged & Partial<ErrorBody>>('/api/media/bulk', body);
    const folders = async () => (await staff.get<MediaFolder[]>('/api/media-folders')).json;
    return { ...app, staff, folder, add, names, bulk, folders };
  };

  test('lie in each other to four levels, by name, and hold the files that are sent into them', async () => {
    const { folder, add, names, folders, staff } = await start();
    const pins = await folder('Şekiller');
    const catalogue = await folder('Çizimler');
    const inner = await folder('  Kılavuz   kolonlar ', catalogue._id);
    await add('a.png', `?in=${catalogue._id}`);
    const b = await add('b.png', `?in=${inner._id}`);
    await add('c.png');
    expect((await folders()).map(({ name, parentId, files }) => [name, parentId, files])).toEqual([
      ['Çizimler', null, 1],
      ['Kılavuz kolonlar', catalogue._id, 1],
      ['Şekiller', null, 0],
    ]);
    expect(b.folderId).toBe(inner._id);
    expect(await names(`?in=${catalogue._id}`)).toEqual(['a.png']);
    expect(await names(`?in=${catalogue._id}&q=png`)).toEqual(['a.png', 'b.png']);
    expect(await names('?in=none')).toEqual(['c.png']);
    expect(await names('')).toEqual(['a.png', 'b.png', 'c.png']);
    expect((await staff.get<ErrorBody>('/api/media?in=yok')).status).toBe(404);

    const third = await folder('Üç', inner._id);
    const fourth = await folder('Dört', third._id);
    expect((await folder('Beş', fourth._id)).message).toBe('Klasörler en çok 4 düzeyli olabilir.');
    expect((await folder('KILAVUZ KOLONLAR', catalogue._id)).fields).toEqual({
      name: 'Burada bu adda bir klasör zaten var.',
    });
    expect((await folder(' ')).message).toBe('Klasöre bir ad verin.');
    const move = (id: string, parentId: string | null) =>
      staff.put<FolderReply>(`/api/media-folders/${id}`, { parentId, version: 1 });
    expect((await move(catalogue._id, third._id)).json.fields).toEqual({
      parentId: 'Bir klasör kendisinin ya da alt klasörlerinin içine taşınamaz.',
    });
    expect((await move(catalogue._id, pins._id)).json.message).toBe('Klasörler en çok 4 düzeyli olabilir.');
    expect((await move(inner._id, null)).json).toMatchObject({ name: 'Kılavuz kolonlar', parentId: null, version: 2 });
    expect((await move(pins._id, 'yok')).status).toBe(404);
  });

  test('are deleted when no folder lies in them; their files go up', async () => {
    const { folder, add, folders, names, staff } = await start();
    const outer = await folder('Ürünler');
    const inner = await folder('Pimler', outer._id);
    await add('a.png', `?in=${inner._id}`);
    const remove = (id: string) => staff.del<ErrorBody>(`/api/media-folders/${id}`);
    const refused = await remove(outer._id);
    expect([refused.status, refused.json.message]).toEqual([409, 'Önce içindeki klasörleri silin ya da taşıyın.']);
    expect((await remove(inner._id)).status).toBe(204);
    expect(await names(`?in=${outer._id}`)).toEqual(['a.png']);
    expect((await remove(outer._id)).status).toBe(204);
    expect(await folders()).toEqual([]);
    expect(await names('?in=none')).toEqual(['a.png']);
  });

  test('many files go into one together, with their tags, as one entry of the audit list', async () => {
    const { folder, add, bulk, staff, database } = await start();
    const pins = await folder('Pimler');
    const [one, two] = [await add('a.png'), await add('b.png')];
    await staff.put(`/api/media/${two._id}`, { tags: ['DIN 1530', 'eski'] });
    const moved = await bulk({
      ids: [one._id, two._id, 'yok'],
      folderId: pins._id,
      addTags: ['din 1530', 'Katalog'],
      removeTags: ['ESKİ'],
    });
    expect(moved.json).toEqual({
      changed: 2,
      refused: [{ _id: 'yok', name: 'yok', sentence: 'Dosya bulunamadı.' }],
    });
    const detail = async (id: string) => (await staff.get<MediaDetail>(`/api/media/${id}`)).json;
    expect(await detail(one._id)).toMatchObject({ folderId: pins._id, tags: ['din 1530', 'Katalog'] });
    expect(await detail(two._id)).toMatchObject({ folderId: pins._id, tags: ['DIN 1530', 'Katalog'] });
    const { json: page } = await staff.get<{ items: Media[] }>('/api/media?q=katalog');
    expect(page.items).toHaveLength(2);
    const audit = await database.db
      .selectFrom('audit')
      .select(['title', 'foldedInto'])
      .where('kind', '=', 'media')
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(audit.slice(1).map(({ title, foldedInto }) => [title, foldedInto === null])).toEqual([
      ['2 dosya birlikte değiştirildi', true],
      ['a.png', false],
      ['b.png', false],
    ]);
    expect((await bulk({ ids: [one._id], folderId: pins._id })).json.changed).toBe(0);
    expect((await bulk({ ids: [one._id], folderId: 'yok' })).status).toBe(404);

    const many = Array.from({ length: 20 }, (_, i) => `etiket ${i}`);
    expect((await bulk({ ids: [one._id], addTags: many })).json.refused).toEqual([
      { _id: one._id, name: 'a.png', sentence: 'Bir dosyanın en fazla 20 etiketi olabilir.' },
    ]);
    for (const [body, sentence] of [
      [{ ids: [], folderId: null }, 'Birlikte 1 ile 200 arasında dosya seçin.'],
      [{ ids: [one._id] }, 'Seçilen dosyalarda neyin değişeceğini söyleyin.'],
      [{ ids: [one._id], isRemoved: true, folderId: null }, 'Seçilen dosyalarda neyin değişeceğini söyleyin.'],
    ] as const)
      expect((await bulk(body)).json.message).toBe(sentence);
  });

  test('many files are deleted together, without those that are used', async () => {
    const { add, bulk, staff, names } = await start();
    const [one, two] = [await add('a.png'), await add('b.png')];
    await staff.post('/api/sliders', { title: 'Slayt', image: two.path });
    const gone = await bulk({ ids: [one._id, two._id], isRemoved: true });
    expect(gone.json).toEqual({
      changed: 1,
      refused: [{ _id: two._id, name: 'b.png', sentence: 'Bu dosya 1 yerde kullanılıyor.' }],
    });
    expect(await names('')).toEqual(['b.png']);
  });

  test('a picture keeps its focus where visitors see it cut, until another takes its place', async () => {
    const { add, staff, get, folder } = await start();
    const picture = await add('a.png');
    await staff.post('/api/sliders', { title: 'Slayt', image: picture.path });
    await staff.post('/api/blogs', {
      title: 'Kalıp bakımı',
      content: '<p>Metin</p>',
      excerpt: 'Kısaca',
      category: 'Kalite',
      featuredImage: picture.path,
      isPublished: true,
    });
    const shown = async () => {
      const [slide] = (await get<Slide[]>('/api/sliders/active')).json;
      const [post] = (await get<BlogCard[]>('/api/blogs/published')).json;
      return [slide?.imageFocus, post?.imageFocus];
    };
    expect(await shown()).toEqual([undefined, undefined]);
    const saved = await staff.put<MediaDetail>(`/api/media/${picture._id}`, { focus: { x: 20, y: 75 }, version: 1 });
    expect(saved.json).toMatchObject({ focus: { x: 20, y: 75 }, version: 2 });
    expect(await shown()).toEqual([
      { x: 20, y: 75 },
      { x: 20, y: 75 },
    ]);
    const wrong = await staff.put<ErrorBody>(`/api/media/${picture._id}`, { focus: { x: 101, y: 0 } });
    expect([wrong.status, wrong.json.message]).toEqual([400, 'Odak noktası 0 ile 100 arasında tam sayılardır.']);
    const pins = await folder('Pimler');
    const moved = await staff.put<MediaDetail>(`/api/media/${picture._id}`, { folderId: pins._id });
    expect(moved.json).toMatchObject({ folderId: pins._id, focus: { x: 20, y: 75 } });
    await staff.send({
      method: 'POST',
      url: `/api/media/${picture._id}/replace`,
      ...multipart([{ name: 'file', value: await png({ width: 99 }), fileName: 'z.png', type: 'image/png' }]),
    });
    expect(await shown()).toEqual([undefined, undefined]);
  });
});
