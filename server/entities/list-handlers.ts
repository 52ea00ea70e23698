// Handlers of the calls that follow from the descriptions of kinds.
import type { KindCalls } from '#contract/all-kinds.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import type { Offers } from '#contract/kind.ts';
import type { CallContext, Handlers } from '../call/handlers.ts';
import type { StaffServices } from '../call/services.ts';
import { openSmallList, type SmallList } from './small-list.ts';

/** Input of any of these calls, checked by its endpoint's schemas. */
interface Input {
  params: { id: string };
  body: Readonly<Record<string, unknown>>;
  file: ReceivedFile;
}
type AnyHandler = (input: Input, context: CallContext) => unknown;

function handlersOf(services: StaffServices, list: SmallList): Record<string, AnyHandler> {
  const { path, lock, offers } = list.kind;
  const { active, staffList, toggle, pictures }: Offers = offers;
  const rows = openSmallList(services, list);
  return {
    [`GET ${path}`]: (_, { audience }) => rows.list(audience),
    [`GET ${path}/:id`]: ({ params }, { audience }) => rows.get(params.id, audience),
    [`POST ${path}`]: ({ body }, { viewer }) => rows.create(viewer, body),
    [`PUT ${path}/:id`]: ({ params, body: { [lock]: version, ...fields } }, { viewer }) =>
      rows.update(viewer, params.id, version as number | undefined, fields),
    [`DELETE ${path}/:id`]: ({ params }, { viewer, grant }) => rows.remove(viewer, params.id, grant),
    ...(active && { [`GET ${path}/active`]: () => (active === 'list' ? rows.list('public') : rows.first()) }),
    ...(staffList && { [`GET ${path}/admin`]: () => rows.list('staff') }),
    ...(toggle && {
      [`${toggle} ${path}/:id/toggle`]: (({ params }, { viewer }) => rows.toggle(viewer, params.id)) as AnyHandler,
    }),
    ...(pictures && {
      [`POST ${path}/upload`]: (({ file }, { viewer }) =>
        services.library.addPicture(pictures, file, viewer)) as AnyHandler,
    }),
  };
}

export const listHandlers = (services: StaffServices, lists: Readonly<Record<string, SmallList>>) =>
  Object.assign({}, ...Object.values(lists).map((list) => handlersOf(services, list))) as Pick<
    Handlers,
    keyof KindCalls
  >;
