import { openDatabase } from './server/db/open.ts';
import { insertSession, insertUser } from './server/testing/sign-in.ts';
const B = 'http://localhost:4121';
const db = await openDatabase('/tmp/small-data/kaliphane.db');
const username = 'b' + Date.now();
const user = await insertUser(db, { role: 'admin', username, name: 'A', email: username + '@k.example' });
const token = await (await insertSession(db, user)).sign();
const call = async (m: string, p: string, b?: object) => { const r = await fetch(B + p, { method: m, headers: { authorization: 'Bearer ' + token, ...(b ? { 'content-type': 'application/json' } : {}) }, ...(b ? { body: JSON.stringify(b) } : {}) }); const t = await r.text(); return t ? JSON.parse(t) : undefined; };
for (const sortOrder of [6, 900000]) {
const f = await call('POST', '/api/features', { title: 'Zzz' + Date.now(), description: 'x', icon: 'fa-trophy', isActive: false, sortOrder });
console.log('before', (await (await fetch(B + '/')).text()).includes(f.title));
await call('PUT', '/api/features/' + f._id, { isActive: true });
for (let i = 0; i < 4; i++) { const r = await fetch(B + '/'); console.log(i, r.headers.get('age'), r.headers.get('x-cache'), (await r.text()).includes(f.title)); await new Promise((d) => setTimeout(d, 700)); }
console.log((await (await fetch(B + '/api/features')).text()).includes(f.title));
await call('DELETE', '/api/features/' + f._id);
}
for (const r of (await call('GET', '/api/features')).filter((x: any) => x.title.startsWith('Zzz') || x.title.startsWith('Özellik '))) await call('DELETE', '/api/features/' + r._id);
await db.close();
