// Rules for every kind of content that staff edit, tested over HTTP: one table, one test for each rule.
import { describe, expect, test } from 'vitest';
import type { AuditKind } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import { contract } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Tables } from '../../base/db/tables.ts';
import { startApp, stubSite, type TestApp } from '../../testing/app.ts';
import { describeWithDatabase, type Setup } from '../../testing/engines.ts';
import { signIn } from '../../testing/sign-in.ts';

type Row = Record<string, unknown> & { _id: string } & Partial<ErrorBody>;
interface Kind {
  kind: AuditKind;
  path: string;
  table: keyof Tables;
  absent: string;
  /** The smallest valid body: required fields only. */
  minimal: Record<string, unknown>;
  /** Defaults of the other fields. */
  defaults: Record<string, unknown>;
  /** Errors for a body without them. */
  required: Record<string, string>;
  /** A body without the required fields; nested objects have to be there. */
  blank?: Record<string, unknown>;
  /** A save of one field. */
  one: Record<string, unknown>;
  /** Fields that hold an address, each with one that may stand there; a picture's is required. */
  addresses?: Record<string, 'link' | 'image'>;
  /** Hides it from the public. */
  hidden: Record<string, unknown>;
  /** Address at which staff read one; by default, its id. */
  staffPath?(id: string): string;
  /** The key of the row's version, in replies and saves. */
  version?: string;
  toggle?: { method: 'PUT' | 'PATCH'; path(id: string): string };
}

const KINDS: readonly Kind[] = [
  {
    kind: 'feature',
    path: '/api/features',
    table: 'features',
    absent: 'Özellik bulunamadı.',
    minimal: { title: 'Hassasiyet', description: 'Gizlikayit', icon: 'bi-award' },
    defaults: { isActive: true, sortOrder: 0 },
    required: {
      title: 'Lütfen özellik başlığını girin!',
      description: 'Lütfen özellik açıklamasını girin!',
      icon: "Lütfen ikon class'ını girin!",
    },
    one: { title: 'Yeni' },
    hidden: { isActive: false },
  },
  {
    kind: 'slider',
    path: '/api/sliders',
    table: 'slides',
    absent: 'Slayt bulunamadı.',
    minimal: { title: 'Gizlikayit', image: 'a.webp' },
    defaults: { subtitle: '', description: '', link: '', buttonText: 'Detay', order: 1, isActive: true },
    required: { title: 'Lütfen slider başlığını girin!', image: 'Görsel gereklidir!' },
    one: { subtitle: 'Alt başlık' },
    addresses: { link: 'link', image: 'image' },
    hidden: { isActive: false },
  },
  {
    kind: 'program',
    path: '/api/programs',
    table: 'programs',
    absent: 'Program bulunamadı',
    version: 'rowVersion',
    minimal: {
      name: 'Gizlikayit',
      version: '2.4.0',
      description: 'Açıklama',
      features: ['Bir'],
      systemRequirements: ['Windows'],
      downloadLink: '#',
      fileSize: '148 MB',
      lastUpdate: 'Mart 2026',
    },
    defaults: { isActive: false },
    required: {
      name: 'Lütfen program adını giriniz!',
      version: 'Lütfen program sürümünü giriniz!',
      description: 'Lütfen program açıklamasını giriniz!',
      features: 'En az bir özellik eklemelisiniz.',
      systemRequirements: 'En az bir sistem gereksinimi eklemelisiniz.',
      downloadLink: 'Lütfen indirme linkini giriniz!',
      fileSize: 'Lütfen dosya boyutunu giriniz!',
      lastUpdate: 'Lütfen son güncelleme tarihini giriniz!',
    },
    blank: { features: ['', ' '], systemRequirements: [] },
    one: { fileSize: '150 MB' },
    addresses: { downloadLink: 'link' },
    hidden: { isActive: false },
    toggle: { method: 'PUT', path: (id) => `/api/programs/${id}/toggle` },
  },
  {
    kind: 'reference',
    path: '/api/references',
    table: 'brands',
    absent: 'Referans bulunamadı.',
    minimal: { name: 'Gizlikayit', sector: 'Otomotiv', logo: 'a.webp' },
    defaults: { description: '', website: '', sortOrder: 0, isActive: true },
    required: {
      name: 'Lütfen firma adını giriniz!',
      sector: 'Lütfen sektörü giriniz!',
      logo: 'Lütfen bir logo yükleyiniz!',
    },
    one: { sector: 'Beyaz Eşya' },
    addresses: { website: 'link', logo: 'image' },
    hidden: { isActive: false },
  },
  {
    kind: 'quality',
    path: '/api/quality-management',
    table: 'qualityCategories',
    absent: 'Kalite kategorisi bulunamadı.',
    minimal: {
      name: 'Politika',
      content: { title: 'Gizlikayit', description: 'On harften uzun', points: ['Bir', ' '] },
    },
    defaults: {
      content: { title: 'Gizlikayit', description: 'On harften uzun', points: ['Bir'] },
      icon: 'bi-check-circle',
      color: '#8B1538',
      order: 0,
      isActive: true,
      metadata: { metaTitle: '', metaDescription: '', keywords: [] },
    },
    required: {
      name: 'Kategori adı gereklidir',
      'content.title': 'İçerik başlığı gereklidir',
      'content.description': 'Açıklama gereklidir',
      'content.points': 'En az bir özellik eklemelisiniz',
    },
    blank: { content: { points: [' '] } },
    one: { name: 'Kalite Politikası' },
    hidden: { isActive: false },
    toggle: { method: 'PATCH', path: (id) => `/api/quality-management/${id}/toggle` },
  },
  {
    kind: 'job',
    path: '/api/jobs',
    table: 'jobs',
    absent: 'İş ilanı bulunamadı!',
    minimal: {
      title: 'Gizlikayit',
      department: 'Üretim',
      location: 'Bursa',
      type: 'full-time',
      experience: '3 yıl',
      description: 'Açıklama',
      requirements: ['Bir'],
      responsibilities: ['İki'],
    },
    defaults: {
      salary: null,
      applicationDeadline: null,
      postedBy: 'İK Departmanı',
      benefits: [],
      isActive: true,
      slug: 'gizlikayit',
    },
    required: {
      title: 'Lütfen iş ilanı başlığını girin!',
      department: 'Lütfen departmanı girin!',
      location: 'Lütfen konumu girin!',
      type: 'Lütfen iş türünü seçin!',
      experience: 'Lütfen deneyim seviyesini girin!',
      description: 'Lütfen iş açıklamasını girin!',
      requirements: 'En az bir özellik eklemelisiniz!',
      responsibilities: 'En az bir sorumluluk eklemelisiniz!',
    },
    one: { salary: '60.000 TL' },
    hidden: { isActive: false },
    toggle: { method: 'PATCH', path: (id) => `/api/jobs/${id}/toggle` },
  },
  {
    kind: 'blog',
    path: '/api/blogs',
    table: 'blogs',
    absent: 'Blog yazısı bulunamadı.',
    minimal: {
      title: 'Çelik Seçimi',
      content: '<p>Gizlikayit</p>',
      excerpt: 'Özet',
      featuredImage: 'a.webp',
      category: 'Kalite',
    },
    defaults: { slug: 'celik-secimi', author: 'Admin', tags: [], readTime: 5, isPublished: true, views: 0 },
    required: {
      title: 'Lütfen blog başlığını girin!',
      content: 'Lütfen blog içeriğini girin!',
      excerpt: 'Lütfen kısa açıklama girin!',
      featuredImage: 'Lütfen blog için bir resim yükleyin!',
      category: 'Lütfen kategori seçin!',
    },
    blank: { content: '<p>&nbsp;<br></p>' },
    one: { author: 'Ayşe' },
    addresses: { featuredImage: 'image' },
    hidden: { isPublished: false },
  },
  {
    kind: 'page',
    path: '/api/pages',
    table: 'pages',
    absent: 'Sayfa bulunamadı.',
    minimal: {
      title: 'Kalite',
      slug: 'kalite',
      content: { sections: [{ type: 'standards', title: 'Gizlikayit', paragraphs: ['Bir'] }] },
    },
    defaults: {
      content: {
        heroTitle: 'Kalite',
        heroSubtitle: '',
        sections: [{ type: 'standards', title: 'Gizlikayit', paragraphs: ['Bir'] }],
      },
      metaTitle: '',
      metaDescription: '',
      isActive: true,
      order: 0,
    },
    required: { title: 'Lütfen sayfa başlığını girin!', slug: "Lütfen sayfa slug'ını girin!" },
    one: { metaTitle: 'Başlık' },
    hidden: { isActive: false },
    staffPath: (id) => `/api/pages/admin/${id}`,
  },
];

const start = async (setup: Setup) => {
  const app = await startApp(setup, { site: stubSite(async () => undefined) });
  return {
    ...app,
    admin: await signIn(app, 'admin', { name: 'Ayşe Usta' }),
    moderator: await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
  };
};

/** Every public reply that may show the row, as an anonymous visitor gets it. */
async function publicReplies({ get }: Pick<TestApp, 'get'>, { _id, slug = 'yok' }: Row): Promise<Map<string, string>> {
  const replies = new Map<string, string>();
  const keys = Object.entries<Endpoint>(contract).filter(
    ([key, { access }]) => key.startsWith('GET ') && access.anonymous !== '401' && access.anonymous !== '403',
  );
  for (const [key, { query }] of keys) {
    const path = key
      .slice(4)
      .replace(':slug', String(slug))
      .replace(/:(?:id|token|code)/, _id)
      .replace(':query', 'gizlikayit');
    for (const url of [path, ...(query && 'page' in query.shape ? [`${path}?page=1&limit=100`] : [])])
      replies.set(url, (await get(url)).body);
  }
  for (const url of ['/sitemap.xml', '/robots.txt']) replies.set(url, (await get(url)).body);
  return replies;
}
const shows = (replies: Map<string, string>, { _id, slug }: Row) =>
  [...replies]
    .filter(([url, body]) => {
      if (url.startsWith('/api/pages/') && body.includes('"isActive":false')) return false; // its name only; tested below
      return (
        body.includes(_id) ||
        /gizlikayit/i.test(body) ||
        (url === '/sitemap.xml' && typeof slug === 'string' && body.includes(`/${slug}<`))
      );
    })
    .map(([url]) => url);

for (const kind of KINDS) {
  const {
    path,
    minimal,
    defaults,
    required,
    blank = {},
    one,
    addresses = {},
    hidden,
    absent,
    version = 'version',
    toggle,
    table,
  } = kind;
  const staffPath = kind.staffPath ?? ((id: string) => `${path}/${id}`);
  /** The parts of a reply that a save must leave. */
  const lasting = ({ [version]: _version, updatedAt: _at, ...row }: Row) => row;

  describeWithDatabase(`${kind.kind}, kept by staff`, (setup) => {
    test('a moderator creates it with its required fields; the others have their defaults', async () => {
      const { moderator } = await start(setup);
      const { status, json } = await moderator.post<Row>(path, minimal);
      expect(json).toMatchObject({ ...minimal, ...defaults, [version]: 1 });
      expect(status).toBe(201);
      expect((await moderator.get<Row>(staffPath(json._id))).json).toEqual(json);
    });

    test('missing fields are reported in the form’s words, all at once; unknown ones are refused', async () => {
      const { admin, database } = await start(setup);
      const { status, json } = await admin.post<Row>(path, blank);
      expect(status).toBe(400);
      expect(json.fields).toEqual(required);
      const plain = Object.entries(required).filter(([field]) => !field.includes('.'));
      expect((await admin.post<Row>(path, {})).json.fields).toMatchObject({
        ...Object.fromEntries(plain),
        ...(kind.kind === 'quality' ? { content: 'İçerik gereklidir' } : {}),
      });
      for (const field of ['_id', 'createdAt', 'views', 'publicId', 'constructor'])
        expect((await admin.post(path, { ...minimal, [field]: 1 })).status, field).toBe(400);
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });

    test('a save of one field leaves the others; over a newer one of the same field it is 409 STALE', async () => {
      const { admin, moderator } = await start(setup);
      const { json: before } = await admin.post<Row>(path, minimal);
      const { status, json } = await moderator.put<Row>(`${path}/${before._id}`, { ...one, [version]: 1 });
      expect(status).toBe(200);
      expect(lasting(json)).toEqual({ ...lasting(before), ...one });
      expect(json[version]).toBe(2);
      const another = Object.fromEntries(Object.entries(one).map(([field, value]) => [field, `${String(value)} 2`]));
      expect(await admin.put<Row>(`${path}/${before._id}`, { ...another, [version]: 1 })).toMatchObject({
        status: 409,
        json: { code: 'STALE', stale: { changedBy: 'Mehmet Çelik', fields: Object.keys(one), version: 2 } },
      });
      expect((await admin.get<Row>(staffPath(before._id))).json).toEqual(json);
      for (const field of Object.keys(required).filter((name) => !name.includes('.')))
        expect((await admin.put(`${path}/${before._id}`, { [field]: '' })).status, field).toBe(400);
      expect(await admin.put(`${path}/yok`, one)).toMatchObject({ status: 404, json: { error: absent } });
    });

    test('a row deleted by a moderator is restored as it was; one deleted by an admin is gone', async () => {
      const { admin, moderator, get } = await start(setup);
      const { json: before } = await admin.post<Row>(path, minimal);
      expect((await moderator.del(`${path}/${before._id}`)).status).toBe(204);
      expect(await admin.get(staffPath(before._id))).toMatchObject({ status: 404, json: { error: absent } });
      expect(shows(await publicReplies({ get }, before), before)).toEqual([]);
      const { items } = (await admin.get<ListPage<{ _id: string; kind: string }>>('/api/trash')).json;
      expect(items).toMatchObject([{ kind: kind.kind }]);
      expect((await moderator.post(`/api/trash/${items[0]!._id}/restore`)).status).toBe(200);
      const restored = (await admin.get<Row>(staffPath(before._id))).json;
      expect(lasting(restored)).toEqual(lasting(before));
      expect(restored[version]).toBe(2);
      expect((await admin.del(`${path}/${before._id}`)).status).toBe(204);
      expect((await admin.get<ListPage<object>>('/api/trash')).json.total, 'an admin’s too').toBe(1);
      expect((await admin.del(`${path}/${before._id}`)).status).toBe(404);
      expect((await admin.del('/api/trash')).json).toEqual({ removed: 1 });
      expect((await admin.post(`/api/trash/${before._id}/restore`)).status).toBe(404);
    });

    test('it is seen by the public at once, and nowhere any more once it is hidden', async () => {
      const { admin, get } = await start(setup);
      const { json: row } = await admin.post<Row>(path, {
        ...minimal,
        ...(kind.kind === 'program' ? { isActive: true } : {}),
      });
      expect(shows(await publicReplies({ get }, row), row).length).toBeGreaterThan(0);
      await admin.put(`${path}/${row._id}`, hidden);
      expect(shows(await publicReplies({ get }, row), row)).toEqual([]);
      expect((await admin.get<Row>(staffPath(row._id))).json).toMatchObject(hidden);
      const { json: born } = await admin.post<Row>(path, {
        ...minimal,
        ...hidden,
        ...(row['slug'] === undefined || kind.kind === 'job' ? {} : { slug: 'gizli-dogan' }),
      });
      expect(shows(await publicReplies({ get }, born), born)).toEqual([]);
    });

    if (toggle) {
      test('is switched on and off by its own call', async () => {
        const { moderator } = await start(setup);
        const { json: row } = await moderator.post<Row>(path, { ...minimal, isActive: false });
        for (const isActive of [true, false])
          expect((await moderator.send<Row>({ method: toggle.method, url: toggle.path(row._id) })).json).toMatchObject({
            _id: row._id,
            isActive,
          });
        const withHeader = {
          method: toggle.method,
          url: toggle.path(row._id),
          headers: { 'content-type': 'application/json' },
        };
        expect((await moderator.send<Row>(withHeader)).json).toMatchObject({ _id: row._id, isActive: true });
        expect((await moderator.send({ ...withHeader, method: 'DELETE', url: `${path}/${row._id}` })).status).toBe(204);
        expect((await moderator.send({ method: toggle.method, url: toggle.path('yok') })).status).toBe(404);
      });
    }

    for (const [field, what] of Object.entries(addresses)) {
      test(`${field} takes no address that runs, and none that holds a file`, async () => {
        const { admin, database } = await start(setup);
        const { json: row } = await admin.post<Row>(path, minimal);
        for (const address of [
          'javascript:alert(1)',
          'JaVaScript:alert(1)',
          ' javascript:alert(1)',
          'java\tscript:alert(1)',
          'vbscript:x',
          'data:text/html,x',
          'data:image/png;base64,iVBORw0KGgo=',
          '//evil.example',
          '/\\evil.example',
          'ftp://a.example/b',
          'https://',
        ]) {
          const replies = [
            await admin.put<Row>(`${path}/${row._id}`, { [field]: address }),
            await admin.post<Row>(path, { ...minimal, [field]: address }),
          ];
          for (const { status, json } of replies) {
            expect(status, address).toBe(400);
            expect(Object.keys(json.fields ?? {}), address).toEqual([field]);
          }
        }
        for (const address of [
          'https://ornek.example/a?b=c#d',
          '/img/uploads/a.webp',
          ...(what === 'image' ? ['a.webp'] : []),
        ]) {
          expect((await admin.put<Row>(`${path}/${row._id}`, { [field]: address })).json, address).toMatchObject({
            [field]: address,
          });
        }
        expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toMatch(
          /javascript|data:/i,
        );
      });
    }
  });
}

describeWithDatabase('content’s own rules', (setup) => {
  const PROGRAM = KINDS.find(({ kind }) => kind === 'program')!.minimal;
  const BLOG = KINDS.find(({ kind }) => kind === 'blog')!.minimal;
  const PAGE = KINDS.find(({ kind }) => kind === 'page')!.minimal;

  test('one program is active: activating another, by toggle, save or creation, deactivates it', async () => {
    const { admin, get } = await start(setup);
    const create = async (name: string, isActive: boolean) =>
      (await admin.post<Row>('/api/programs', { ...PROGRAM, name, isActive })).json._id;
    const active = async () =>
      (await admin.get<Row[]>('/api/programs')).json.filter((row) => row['isActive']).map((row) => row['name']);
    const [a, b] = [await create('A', true), await create('B', false)];
    expect(await active()).toEqual(['A']);
    await admin.put(`/api/programs/${b}/toggle`);
    expect(await active()).toEqual(['B']);
    expect((await get('/api/programs/active')).json).toMatchObject({ name: 'B' });
    await admin.put(`/api/programs/${a}`, { isActive: true });
    expect(await active()).toEqual(['A']);
    await create('C', true);
    expect(await active()).toEqual(['C']);
    expect((await admin.get<Row>(`/api/programs/${a}`)).json['rowVersion']).toBe(4);
    // A restored one is not offered before staff have checked it.
    const moderator = (await start(setup)).moderator;
    const again = (await moderator.post<Row>('/api/programs', { ...PROGRAM, isActive: true })).json._id;
    await moderator.del(`/api/programs/${again}`);
    const { items } = (await moderator.get<ListPage<{ _id: string }>>('/api/trash')).json;
    await moderator.post(`/api/trash/${items[0]!._id}/restore`);
    expect((await moderator.get<Row>(`/api/programs/${again}`)).json).toMatchObject({ isActive: false });
  });

  test('a post’s slug is made of its title, with a number on a clash; a typed clash is a 409; former ones lead on', async () => {
    const { admin, get } = await start(setup);
    const { json: post } = await admin.post<Row>('/api/blogs', BLOG);
    const { json: second } = await admin.post<Row>('/api/blogs', BLOG);
    expect([post['slug'], second['slug']]).toEqual(['celik-secimi', 'celik-secimi-2']);
    expect(await admin.post('/api/blogs', { ...BLOG, slug: 'celik-secimi' })).toMatchObject({
      status: 409,
      json: { code: 'DUPLICATE', fields: { slug: 'Bu slug zaten kullanılıyor!' } },
    });
    expect((await admin.put(`/api/blogs/${second._id}`, { slug: 'celik-secimi' })).status).toBe(409);
    expect((await admin.put<Row>(`/api/blogs/${post._id}`, { title: 'Yeni Başlık' })).json['slug']).toBe(
      'celik-secimi',
    );
    expect((await admin.put<Row>(`/api/blogs/${post._id}`, { slug: 'yeni-adres' })).json['slug']).toBe('yeni-adres');
    expect((await get('/api/blogs/slug/celik-secimi')).json).toMatchObject({ _id: post._id, slug: 'yeni-adres' });
    // Another post gets an address that led somewhere only on request.
    expect((await admin.post<Row>('/api/blogs', BLOG)).json['slug']).toBe('celik-secimi-3');
    expect((await admin.put<Row>(`/api/blogs/${post._id}`, { slug: '' })).json['slug']).toBe('yeni-baslik');
    expect((await get('/api/blogs/slug/yeni-adres')).json).toMatchObject({ slug: 'yeni-baslik' });
    for (const slug of ['Büyük', 'a b', '-a', 'a--b', 'a/b'])
      expect((await admin.put(`/api/blogs/${post._id}`, { slug })).status, slug).toBe(400);
    // A hidden post answers at none of its addresses.
    await admin.put(`/api/blogs/${post._id}`, { isPublished: false });
    for (const slug of ['yeni-baslik', 'yeni-adres', 'celik-secimi'])
      expect((await get(`/api/blogs/slug/${slug}`)).status, slug).toBe(404);
  });

  test('a page’s former slugs lead on; of a hidden page nothing but its name is told', async () => {
    const { admin, get } = await start(setup);
    const { json: page } = await admin.post<Row>('/api/pages', PAGE);
    expect(await admin.post('/api/pages', PAGE)).toMatchObject({
      status: 409,
      json: { code: 'DUPLICATE', fields: { slug: 'Bu slug zaten kullanılıyor!' } },
    });
    expect((await admin.post('/api/pages', { ...PAGE, slug: 'admin' })).status).toBe(400); // an address of the API
    await admin.put(`/api/pages/${page._id}`, { slug: 'kalite-politikamiz' });
    expect((await get('/api/pages/kalite')).json).toMatchObject({
      _id: page._id,
      slug: 'kalite-politikamiz',
      isActive: true,
    });
    await admin.put(`/api/pages/${page._id}`, { isActive: false });
    for (const slug of ['kalite', 'kalite-politikamiz'])
      expect((await get(`/api/pages/${slug}`)).json, slug).toEqual({
        slug: 'kalite-politikamiz',
        title: 'Kalite',
        isActive: false,
      });
    expect((await get('/api/pages')).json).toEqual([]);
  });

  test('a page’s content: keys that are sent override, missing ones stay, unknown ones are kept and shown to nobody', async () => {
    const { admin, get } = await start(setup);
    const { json: page } = await admin.post<Row>('/api/pages', {
      ...PAGE,
      content: { heroTitle: 'Baş', note: 'Gizli not', sections: [{ type: 'growth', title: 'A', extra: 1 }] },
    });
    const { json } = await admin.put<Row>(`/api/pages/${page._id}`, { content: { heroSubtitle: 'Alt' } });
    expect(json['content']).toEqual({
      heroTitle: 'Baş',
      heroSubtitle: 'Alt',
      note: 'Gizli not',
      sections: [{ type: 'growth', title: 'A', extra: 1 }],
    });
    expect((await get('/api/pages/kalite')).json).toMatchObject({
      content: {
        heroTitle: 'Baş',
        heroSubtitle: 'Alt',
        sections: [{ type: 'growth', title: 'A', paragraphs: [], achievements: [] }],
      },
    });
    expect((await get('/api/pages/kalite')).body).not.toMatch(/Gizli not|extra/);
    expect(
      (await admin.put<Row>(`/api/pages/${page._id}`, { content: { sections: [{ title: 'Türsüz' }] } })).json.fields,
    ).toEqual({ 'content.sections.0.type': 'Bölüm türü eksik.' });
  });

  test('rich text and sections keep no file inside an address, and nothing that runs', async () => {
    const { admin, database } = await start(setup);
    const html =
      '<p onclick="a()">A<img src="data:image/png;base64,iVBORw0KGgo=" alt="b"><a href="javascript:a()">c</a><script>a()</script></p><table><tbody><tr><td colspan="2" style="x">d</td></tr></tbody></table>';
    const { json: post } = await admin.post<Row>('/api/blogs', { ...BLOG, content: html });
    expect(post['content']).toBe(
      '<p>A<img alt="b" loading="lazy" /><a>c</a></p><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
    );
    const sections = [
      {
        type: 'company-story',
        title: 'Data: 5 GB',
        image: 'data:image/png;base64,iVBORw0KGgo=',
        paragraphs: ['<a href="javascript:a()">x</a><img src="data:image/gif;base64,R0=">'],
      },
      { type: 'capacity', title: 'B', image: 'javascript:a()', other: ['data:image/webp;base64,UklGRg=='] },
      { type: 'mission', title: 'C', image: '/img/pages/c.webp' },
    ];
    const { json: page } = await admin.post<Row>('/api/pages', {
      ...PAGE,
      content: { sections, cover: 'data:image/svg+xml,%3Csvg%3E' },
    });
    expect(page['content']).toEqual({
      heroTitle: 'Kalite',
      heroSubtitle: '',
      cover: '',
      sections: [
        { type: 'company-story', title: 'Data: 5 GB', image: '', paragraphs: ['<a>x</a>'] },
        { type: 'capacity', title: 'B', image: '', other: [''] },
        { type: 'mission', title: 'C', image: '/img/pages/c.webp' },
      ],
    });
    await admin.put(`/api/blogs/${post._id}`, { content: html });
    await admin.put(`/api/pages/${page._id}`, { content: { sections } });
    for (const table of ['blogs', 'pages'] as const)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), table).not.toMatch(
        /base64|javascript:|script>|onclick/,
      );
  });

  test('jobs and quality categories are counted', async () => {
    const { moderator } = await start(setup);
    for (const kind of KINDS.filter(({ kind: name }) => name === 'job' || name === 'quality'))
      for (const isActive of [true, true, false]) await moderator.post(kind.path, { ...kind.minimal, isActive });
    expect((await moderator.get('/api/jobs/stats/dashboard')).json).toEqual({
      total: 3,
      active: 2,
      over: 0,
      inactive: 1,
    });
    expect((await moderator.get('/api/quality-management/stats/dashboard')).json).toEqual({
      totalCategories: 3,
      activeCategories: 2,
      inactiveCategories: 1,
    });
  });
});

describe('the table', () => {
  test('has every kind of content', () => {
    const saved = Object.keys(contract)
      .filter((key) => /^PUT \/api\/[\w-]+\/:id$/.test(key))
      .map((key) => key.slice(4, -4));
    expect(KINDS.map(({ path }) => path).sort()).toEqual(
      saved
        .filter(
          (path) =>
            ![
              '/api/products',
              '/api/families',
              '/api/attributes',
              '/api/synonyms',
              '/api/customers',
              '/api/carriers',
              '/api/redirects',
              '/api/price-lists',
              '/api/categories',
              '/api/users',
              '/api/addresses',
              '/api/drafts',
              '/api/list-views',
              '/api/media',
              '/api/media-folders',
              '/api/menus',
            ].includes(path),
        )
        .sort(),
    );
  });
});
