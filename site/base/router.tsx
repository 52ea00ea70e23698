// What the frame and all views know of navigation. They import it from here only, so that what lies below
// (docs/decisions/0106) can change in one place.
import {
  Component,
  createContext,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FrameContext, useFrame, type FrameData } from './frame.ts';
import { HeadTags } from './head.tsx';
import type { Failure, LoadedPage, ReadyPage } from './loading.ts';
import type { Location, Navigate, Navigation } from './navigation.ts';
import { announceAlive } from './use-alive.ts';

export type { Location };

const LocationContext = createContext<Location | undefined>(undefined);
const PageContext = createContext<LoadedPage | undefined>(undefined);
const NextContext = createContext<Location | undefined>(undefined);
const NavigateContext = createContext<Navigate | undefined>(undefined);

/** The address of the page that is shown; its `key` names the entry in the history. */
export const useLocation = (): Location => useContext(LocationContext)!;

/** The parameters of the page's address; a view has them as props. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const page = useContext(PageContext)!;
  return 'failure' in page ? {} : (page.props.params as Record<string, string>);
}

/** Leads to a path of the site; for links `<a href>` is enough. */
export const useNavigate = (): Navigate => useContext(NavigateContext)!;

/** Whether another address is loading, and which. The page stays until it is there. */
export function useNavigation(): { state: 'idle'; location: undefined } | { state: 'loading'; location: Location } {
  const location = useContext(NextContext);
  return location ? { state: 'loading', location } : { state: 'idle', location };
}

interface ShownProps {
  frame: FrameData;
  location: Location;
  page: LoadedPage;
  next?: Location | undefined;
  navigate: Navigate;
  children: ReactNode;
}

/** One address, shown by `children`. */
export function Shown({ frame, location, page, next, navigate, children }: ShownProps) {
  return (
    <FrameContext value={frame}>
      <NavigateContext value={navigate}>
        <NextContext value={next}>
          <LocationContext value={location}>
            <PageContext value={page}>{children}</PageContext>
          </LocationContext>
        </NextContext>
      </NavigateContext>
    </FrameContext>
  );
}

interface RouterProps {
  navigation: Navigation<LoadedPage>;
  frame: FrameData;
  children: ReactNode;
}

/** Shows the addresses that the visitor moves to. */
export function Router({ navigation, frame, children }: RouterProps) {
  const [state, setState] = useState(navigation.state);
  useLayoutEffect(
    // A large page must not hold up typing and pressing while it is made.
    () => navigation.onState((next) => startTransition(() => setState(next))),
    [navigation],
  );
  useLayoutEffect(() => navigation.shown(state), [navigation, state]);
  return (
    <Shown {...state} frame={frame} navigate={navigation.navigate}>
      {children}
    </Shown>
  );
}

export interface FailedProps {
  failure: Failure;
}
type FailedView = ComponentType<FailedProps>;

/** The page's place in the frame. @param failed takes the place of a page that is unknown or fails */
export function Outlet({ failed: Failed }: { failed: FailedView }) {
  const page = useContext(PageContext)!;
  return (
    <Guard failed={Failed}>
      {'failure' in page ? (
        <Alive>
          <Failed failure={page.failure} />
        </Alive>
      ) : (
        <Page key={page.path} page={page} />
      )}
    </Guard>
  );
}

function Page({ page: { head, View, props, isLate } }: { page: ReadyPage }) {
  const frame = useFrame();
  const body = (
    <Alive>
      <View {...props} />
    </Alive>
  );
  return (
    <>
      <HeadTags head={head({ ...props, frame, publicUrl: frame.publicUrl })} frame={frame} />
      {isLate ? <Suspense>{body}</Suspense> : body}
    </>
  );
}

/** Marks the document once the page in it answers. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(announceAlive, []);
  return children;
}

/** Shows `failed` instead of children that throw, until the next page. */
export function Guard({ failed, children }: { failed: FailedView; children: ReactNode }) {
  return (
    <Catch page={useContext(PageContext)} failed={failed}>
      {children}
    </Catch>
  );
}

interface CatchProps {
  page: LoadedPage | undefined;
  failed: FailedView;
  children: ReactNode;
}
interface Caught {
  hasFailed: boolean;
  page: LoadedPage | undefined;
}

class Catch extends Component<CatchProps, Caught> {
  override state: Caught = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromError(): Partial<Caught> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: CatchProps, last: Caught): Caught | null {
    return page === last.page ? null : { hasFailed: false, page };
  }

  override render(): ReactNode {
    const { failed: Failed, children } = this.props;
    return this.state.hasFailed ? <Failed failure={{ status: 500 }} /> : children;
  }
}
