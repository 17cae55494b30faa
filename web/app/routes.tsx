import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { CampaignList } from './campaigns/campaign-list.js';
import { OpenPage } from './campaigns/open-page.js';
import { Room } from './campaign/room.js';
import { Enter } from './seats/enter.js';
import { Shell } from './shell.js';

/** Where one stands in a campaign: all of it is in the address, so that it can be sent to others. */
export interface RoomSearch {
  /** Revision of the moment looked at; the head when left out. */
  readonly at?: number;
  /** Id of the place looked at. */
  readonly place?: string;
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
};

const root = createRootRoute({ component: Shell });
const list = createRoute({ getParentRoute: () => root, path: '/', component: CampaignList });
const enter = createRoute({ getParentRoute: () => root, path: '/enter', component: Enter });
const open = createRoute({ getParentRoute: () => root, path: '/open', component: OpenPage });
const room = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign',
  component: Room,
  validateSearch: ({ at, place }: Record<string, unknown>): RoomSearch => {
    const revision = whole(at);
    return {
      ...(revision === undefined ? {} : { at: revision }),
      ...(place === undefined ? {} : { place: String(place) }),
    };
  },
});

export const router = createRouter({
  routeTree: root.addChildren([list, enter, open, room]),
  basepath: '/app',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
