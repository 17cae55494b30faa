import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { CampaignList } from './campaigns/campaign-list.js';
import { OpenPage } from './campaigns/open-page.js';
import { Room } from './campaign/room.js';
import { Enter } from './seats/enter.js';
import { Shell } from './shell.js';

export interface OnTimeline {
  /** Id of the timeline looked at; the main one when left out. */
  readonly timeline?: string;
}

/** Where one stands in a campaign: all of it is in the address, so that it can be sent to others. */
export interface RoomSearch extends OnTimeline {
  /** Revision of the moment looked at; the head when left out. */
  readonly at?: number;
  /** Id of the place looked at. */
  readonly place?: string;
}

/** Two timelines, and the turn at whose end both are looked at; as they stand now when left out. */
export interface CompareSearch {
  readonly left: string;
  readonly right: string;
  readonly turn?: number;
}

/** Which entries of the ledger. */
export interface LedgerSearch extends OnTimeline {
  readonly account?: string;
  readonly seat?: string;
  readonly turn?: number;
}

/** Which events: of a seat, because of a rule, about a piece. */
export interface AuditSearch extends OnTimeline {
  readonly actor?: string;
  readonly rule?: string;
  readonly piece?: string;
  readonly turn?: number;
}

export interface ReportSearch extends OnTimeline {
  /** The last one when left out. */
  readonly turn?: number;
}

export interface ForcesSearch extends OnTimeline {
  /** Whose units. */
  readonly seat?: string;
}

export interface RulesSearch extends OnTimeline {
  readonly search?: string;
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
};

const onTimeline = ({ timeline }: Record<string, unknown>): OnTimeline =>
  typeof timeline === 'string' ? { timeline } : {};

const texts = <N extends string>(
  search: Record<string, unknown>,
  ...names: N[]
): { readonly [K in N]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
  ) as { readonly [K in N]?: string };

const turnOf = ({ turn }: Record<string, unknown>): { readonly turn?: number } => {
  const at = whole(turn);
  return at === undefined ? {} : { turn: at };
};

const root = createRootRoute({ component: Shell });
const list = createRoute({ getParentRoute: () => root, path: '/', component: CampaignList });
const enter = createRoute({ getParentRoute: () => root, path: '/enter', component: Enter });
const open = createRoute({ getParentRoute: () => root, path: '/open', component: OpenPage });
const room = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign',
  component: Room,
  validateSearch: ({ at, place, ...rest }: Record<string, unknown>): RoomSearch => {
    const revision = whole(at);
    return {
      ...onTimeline(rest),
      ...(revision === undefined ? {} : { at: revision }),
      ...(place === undefined ? {} : { place: String(place) }),
    };
  },
});
/** A page that knows of nothing but the timeline looked at. */
const plainPage = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component, validateSearch: onTimeline });

const branches = plainPage('/c/$campaign/branches', lazyRouteComponent(() => import('./branches/branches-page.js'), 'BranchesPage'));
const compare = plainPage('/c/$campaign/compare', lazyRouteComponent(() => import('./branches/compare-page.js'), 'ComparePage'),
  validateSearch: ({ left, right, turn }: Record<string, unknown>): CompareSearch => ({
    left: String(left),
    right: String(right),
    ...turnOf({ turn }),
  }),
});
const proof = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/proof',
  component: lazyRouteComponent(() => import('./books/proof-page.js'), 'ProofPage'));
const ledger = plainPage('/c/$campaign/ledger', lazyRouteComponent(() => import('./books/ledger-page.js'), 'LedgerPage'),
  validateSearch: (search: Record<string, unknown>): LedgerSearch => ({
    ...onTimeline(search),
    ...texts(search, 'account', 'seat'),
    ...turnOf(search),
  }),
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/audit',
  component: lazyRouteComponent(() => import('./books/audit-page.js'), 'AuditPage'),
  validateSearch: (search: Record<string, unknown>): AuditSearch => ({
    ...onTimeline(search),
    ...texts(search, 'actor', 'rule', 'piece'),
    ...turnOf(search),
  }),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/rules',
  component: lazyRouteComponent(() => import('./books/rules-page.js'), 'RulesPage'),
  validateSearch: (search: Record<string, unknown>): RulesSearch => ({
    ...onTimeline(search),
    ...texts(search, 'search'),
  }),
});
const report = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/report',
  component: lazyRouteComponent(() => import('./report/report-page.js'), 'ReportPage'),
  validateSearch: (search: Record<string, unknown>): ReportSearch => ({
    ...onTimeline(search),
    ...turnOf(search),
  }),
});
const forces = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/forces',
  component: lazyRouteComponent(() => import('./forces/forces-page.js'), 'ForcesPage'),
  validateSearch: (search: Record<string, unknown>): ForcesSearch => ({
    ...onTimeline(search),
    ...texts(search, 'seat'),
  }),
});
const deadlines = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/deadlines',
  component: lazyRouteComponent(() => import('./deadlines/deadlines-page.js'), 'DeadlinesPage'));
const people = plainPage('/c/$campaign/people', lazyRouteComponent(() => import('./people/people-page.js'), 'PeoplePage'));

export const router = createRouter({
  routeTree: root.addChildren([
    list,
    enter,
    open,
    room,
    branches,
    compare,
    proof,
    ledger,
    audit,
    rules,
    report,
    forces,
    deadlines,
    people,
  ]),
  basepath: '/app',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
