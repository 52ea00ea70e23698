import { CARRIER_TAKEN } from '#contract/carrier-texts.ts';
import { carrierKind, trackingAddress } from '#contract/carriers.ts';
import { fold } from '#contract/text.ts';
import type { Db } from '../../../base/db/database.ts';
import { listOf, type SmallList } from '../../../entities/small-list.ts';

/** Carriers of parcels. */
export const carrierList: SmallList<typeof carrierKind> = listOf(carrierKind, {
  unique: { name: { code: 'DUPLICATE', field: 'name', message: CARRIER_TAKEN } },
});

/** Where a parcel is followed, by what its carrier's page is known to be; '': none is. */
export async function trackingPage(db: Db, carrier: string, number: string): Promise<string> {
  const all = await db.selectFrom('carriers').select(['name', 'trackingUrl']).where('isActive', '=', true).execute();
  const known = all.find(({ name }) => fold(name) === fold(carrier));
  return known && known.trackingUrl !== '' ? trackingAddress(known.trackingUrl, number) : '';
}
