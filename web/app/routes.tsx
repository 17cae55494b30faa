import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { CampaignList } from './campaigns/campaign-list.js';
import { OpenPage } from './campaigns/open-page.js';
import { Room } from './campaign/room.js';
import { Enter } from './seats/enter.js';
import {
  numbers,
  onMoment,
  texts,
  roomSearch,
  type ByHandSearch,
  type CompareSearch,
  type LedgerSearch,
  type AuditSearch,
  type ForcesSearch,
  type RulesSearch,
} from './searches.js';
import { Shell } from './shell.js';

const root = createRootRoute({ component: Shell });
const list = createRoute({ getParentRoute: () => root, path: '/', component: CampaignList });
const enter = createRoute({ getParentRoute: () => root, path: '/enter', component: Enter });
const open = createRoute({ getParentRoute: () => root, path: '/open', component: OpenPage });
const byHand = createRoute({
  getParentRoute: () => root,
  path: '/open/by-hand',
  component: lazyRouteComponent(() => import('./opening/opening-page.js'), 'OpeningPage'),
  validateSearch: (search: Record<string, unknown>): ByHandSearch => texts(search, 'ruleset'),
});
const room = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign',
  component: Room,
  validateSearch: roomSearch,
});
const branches = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/branches',
  component: lazyRouteComponent(() => import('./branches/branches-page.js'), 'BranchesPage'),
  validateSearch: onMoment,
});
const compare = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/compare',
  component: lazyRouteComponent(() => import('./branches/compare-page.js'), 'ComparePage'),
  validateSearch: ({ left, right, turn }: Record<string, unknown>): CompareSearch => ({
    left: String(left),
    right: String(right),
    ...numbers({ turn }, 'turn'),
  }),
});
const proof = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/proof',
  component: lazyRouteComponent(() => import('./books/proof-page.js'), 'ProofPage'),
  validateSearch: onMoment,
});
const ledger = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/ledger',
  component: lazyRouteComponent(() => import('./books/ledger-page.js'), 'LedgerPage'),
  validateSearch: (search: Record<string, unknown>): LedgerSearch => ({
    ...onMoment(search),
    ...texts(search, 'account', 'seat'),
    ...numbers(search, 'only'),
  }),
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/audit',
  component: lazyRouteComponent(() => import('./books/audit-page.js'), 'AuditPage'),
  validateSearch: (search: Record<string, unknown>): AuditSearch => ({
    ...onMoment(search),
    ...texts(search, 'actor', 'rule', 'piece', 'location', 'text', 'kind'),
    ...numbers(search, 'only'),
  }),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/rules',
  component: lazyRouteComponent(() => import('./books/rules-page.js'), 'RulesPage'),
  validateSearch: (search: Record<string, unknown>): RulesSearch => ({
    ...onMoment(search),
    ...texts(search, 'search'),
  }),
});
const report = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/report',
  component: lazyRouteComponent(() => import('./report/report-page.js'), 'ReportPage'),
  validateSearch: onMoment,
});
const forces = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/forces',
  component: lazyRouteComponent(() => import('./forces/forces-page.js'), 'ForcesPage'),
  validateSearch: (search: Record<string, unknown>): ForcesSearch => ({
    ...onMoment(search),
    ...texts(search, 'seat'),
  }),
});
const unit = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/forces/$unit',
  component: lazyRouteComponent(() => import('./forces/unit-page.js'), 'UnitPage'),
  validateSearch: onMoment,
});
const victory = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/standings',
  component: lazyRouteComponent(() => import('./books/victory-page.js'), 'VictoryPage'),
  validateSearch: onMoment,
});
const deadlines = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/deadlines',
  component: lazyRouteComponent(() => import('./deadlines/deadlines-page.js'), 'DeadlinesPage'),
  validateSearch: onMoment,
});
const people = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign/people',
  component: lazyRouteComponent(() => import('./people/people-page.js'), 'PeoplePage'),
  validateSearch: onMoment,
});

export const router = createRouter({
  routeTree: root.addChildren([
    list,
    enter,
    open,
    byHand,
    room,
    branches,
    compare,
    proof,
    ledger,
    audit,
    rules,
    report,
    forces,
    unit,
    victory,
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
