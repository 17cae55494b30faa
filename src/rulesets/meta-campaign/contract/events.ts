import { some } from '../../../engine/index.js';
import { editIn } from '../../../kernel/index.js';
import { levelPosting, posting, stepsOf } from '../state/books.js';
import { editAccount, editContract, editUnit, leaveCompany, put, take } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Account, Fitting, GameMap, MapEdge, MapHex, Objective, Sheet, Unit } from '../state/index.js';
import type { Level, Profile } from '../data/words.js';
import { CALM } from '../state/blank.js';
import { NOTHING_DETECTED } from '../state/detection.js';
import { fresh } from '../state/fresh.js';

/** Campaigns as a whole: start, objectives, end. */
export const CONTRACT_EVENTS = {
  /** EDCU-GEN-02 */
  'meta-campaign.CatalogFrozen': event<{ readonly version: string }>({
    evolve: () => undefined,
    summary: ({ version }) => `The catalog ${version} is frozen for the campaign.`,
  }),
  /** EDCU-TF-12 */
  'meta-campaign.CompanyExcluded': event<{ readonly player: string; readonly reasons: readonly string[] }>({
    evolve: (state, { player }) => {
      state.signUp = {
        ...state.signUp,
        signedUp: state.signUp.signedUp.filter((each) => each !== player),
      };
    },
    summary: ({ player, reasons }) => `The company of ${player} is left out: ${reasons.join(', ')}.`,
  }),
  /** P3 */
  'meta-campaign.CampaignStarted': event<{
    readonly name: string;
    readonly brief: string;
    readonly catalog: string;
    readonly participants: readonly string[];
    readonly units: readonly string[];
    readonly objectives: readonly Objective[];
    readonly extent: GameMap['extent'];
  }>({
    evolve: (state, { name, brief, catalog, participants, units, objectives, extent }, edit) => {
      state.contractCount += 1;
      state.contract = {
        number: state.contractCount,
        name,
        brief,
        round: 0,
        catalog,
        participants,
        objectives: Object.fromEntries(objectives.map((each) => [each.id, each])),
        collectionPoint: null,
        deadline: null,
        pausedIn: null,
      };
      state.signUp = { ...state.signUp, status: 'CLOSED', name: '', signedUp: [] };
      state.map = { extent, hexes: {}, edges: {} };
      for (const id of units) editUnit(state, edit, id).status = 'ACTIVE';
    },
    summary: ({ name, participants }) => `${name} begins with ${participants.join(', ') || 'nobody'}.`,
  }),
  /** EDC-TER-01 */
  'meta-campaign.MapDrawn': event<{
    readonly hexes: readonly (MapHex & { readonly hex: string })[];
    readonly edges: readonly (MapEdge & { readonly edge: string })[];
  }>({
    evolve: (state, { hexes, edges }, edit) => {
      const map = editIn(edit, state, 'map');
      map.hexes = { ...map.hexes, ...Object.fromEntries(hexes.map(({ hex, ...each }) => [hex, each])) };
      map.edges = { ...map.edges, ...Object.fromEntries(edges.map(({ edge, ...each }) => [edge, each])) };
    },
    summary: ({ hexes, edges }) =>
      `The map: ${some(hexes.length, 'hex', 'hexes')} and ${some(edges.length, 'edge')} are drawn.`,
    growing: ['hexes', 'edges'],
  }),
  /** EDC-STA-09; a unit of the game master. */
  'meta-campaign.ForceEntered': event<{ readonly unit: Unit }>({
    evolve: (state, { unit }, edit) => put(state, edit, 'units', unit.id, unit),
    audience: ({ unit }) =>
      unit.faction === 'HOSTILE' || unit.faction === 'NEUTRAL' ? { to: 'arbiter' } : { to: 'public' },
    summary: ({ unit }) => `${unit.name} (${unit.faction.toLowerCase()}) takes part.`,
    pieces: ({ unit }) => [unit.id],
  }),
  /** EDC-STL-01, EDCU-TOW-06 */
  'meta-campaign.UnitPlaced': event<{
    readonly unit: string;
    /** Null in orbit (EDCU-DRP-07). */
    readonly hex: string | null;
    readonly profile: Profile | null;
    readonly deployed: boolean;
    readonly stealthed: boolean;
  }>({
    evolve: (state, { unit: id, hex, profile, deployed, stealthed }, edit) => {
      state.entries += 1;
      Object.assign(editUnit(state, edit, id), {
        hex,
        profile,
        deployed,
        stealthed,
        enteredAt: state.entries,
        carriedBy: hex === null ? { unit: null, how: 'ORBIT' } : null,
      });
    },
    summary: ({ unit, hex }) => (hex === null ? `${unit} waits in orbit.` : `${unit} stands in ${hex}.`),
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-SHT-02 */
  'meta-campaign.MasterSheetSnapshotted': event<{
    readonly when: 'START' | 'END';
    readonly accounts: readonly Account[];
    readonly units: readonly {
      readonly id: string;
      readonly owner: string;
      readonly classId: string | null;
      readonly upgrades: readonly string[];
      readonly veterancy: Level;
      readonly status: string;
    }[];
  }>({
    evolve: () => undefined,
    summary: ({ when }) => `Master sheet at the ${when.toLowerCase()} of the campaign.`,
    growing: ['units'],
  }),
  /** EDC-GEN-04 */
  'meta-campaign.ObjectiveResolved': event<{ readonly objective: string; readonly met: boolean }>({
    evolve: (state, { objective, met }, edit) => {
      const contract = editContract(state, edit);
      const before = contract.objectives[objective];
      if (before) contract.objectives = { ...contract.objectives, [objective]: { ...before, met } };
    },
    summary: ({ objective, met }) => `Objective ${objective} is ${met ? 'met' : 'failed'}.`,
  }),
  /** EDCU-END-01 */
  'meta-campaign.UnitOutcomeSet': event<{
    readonly unit: string;
    readonly outcome: 'SURVIVED' | 'RESCUED' | 'LOST';
  }>({
    evolve: (state, { unit, outcome }, edit) => {
      editUnit(state, edit, unit).status =
        outcome === 'LOST' ? 'LOST' : outcome === 'RESCUED' ? 'RESCUED' : 'ACTIVE';
    },
    summary: ({ unit, outcome }) => `${unit}: ${outcome.toLowerCase()}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-END-03, EDCU-END-05, EDCU-END-07 */
  'meta-campaign.PlayerPaid': event<{
    readonly player: string;
    readonly credits: number;
    readonly req: number;
    readonly cause: string;
  }>({
    evolve: (state, { player, credits, req }, edit) => {
      const account = editAccount(state, edit, player);
      account.credits += credits;
      account.req += req;
    },
    summary: ({ player, credits, req, cause }) =>
      `${player} is paid ${credits} credits${req > 0 ? ` and ${req} requisition points` : ''}: ${cause}.`,
    postings: ({ player, credits, req, cause }, rule) => [
      ...posting('CREDITS', player, credits, rule, cause),
      ...posting('REQ', player, req, rule, cause),
    ],
  }),
  /** EDCU-END-04 */
  'meta-campaign.VeterancyGained': event<{
    readonly unit: string;
    readonly owner: string | null;
    /** Level before. */
    readonly before: Level;
    readonly veterancy: Level;
  }>({
    evolve: (state, { unit: id, veterancy }, edit) => {
      const unit = editUnit(state, edit, id);
      unit.veterancy = veterancy;
      unit.campaignsSurvived += 1;
    },
    summary: ({ unit, veterancy }) => `${unit} has survived a campaign: ${veterancy}.`,
    postings: ({ unit, owner, before, veterancy }, rule) =>
      levelPosting(unit, owner, stepsOf(veterancy) - stepsOf(before), rule, 'campaign survived'),
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-END-06 */
  'meta-campaign.UpgradesStripped': event<{
    readonly unit: string;
    readonly fittings: readonly Fitting[];
    readonly complete: boolean;
    readonly sheet: Sheet;
  }>({
    evolve: (state, { unit: id, fittings, complete, sheet }, edit) => {
      Object.assign(editUnit(state, edit, id), { fittings, complete, sheet });
    },
    summary: ({ unit }) => `${unit} has lost all its upgrades.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-END-02: what lives on is whole again, and saved. */
  'meta-campaign.UnitRestored': event<{ readonly unit: string; readonly sheet: Sheet }>({
    evolve: (state, { unit: id, sheet }, edit) => {
      Object.assign(editUnit(state, edit, id), { ...fresh(sheet), sheet, status: 'SAVED', trained: false });
    },
    summary: ({ unit }) => `${unit} is saved, and whole again.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-END-02 */
  'meta-campaign.UnitDeleted': event<{
    readonly unit: string;
    readonly owner: string | null;
    readonly veterancy: Level;
  }>({
    evolve: (state, { unit }, edit) => {
      take(state, edit, 'units', unit);
      leaveCompany(state, edit, unit);
    },
    summary: ({ unit }) => `${unit} is lost with all its equipment.`,
    postings: ({ unit, owner, veterancy }, rule) =>
      levelPosting(unit, owner, -stepsOf(veterancy), rule, 'lost'),
    pieces: ({ unit }) => [unit],
  }),
  /** Units of the game master belong to one campaign. */
  'meta-campaign.ForcesWithdrawn': event<{ readonly units: readonly string[] }>({
    evolve: (state, { units }, edit) => {
      for (const id of units) take(state, edit, 'units', id);
    },
    audience: () => ({ to: 'arbiter' }),
    summary: ({ units }) =>
      `${some(units.length, 'unit')} of the game master ${units.length === 1 ? 'leaves' : 'leave'}.`,
    growing: ['units'],
  }),
  'meta-campaign.CampaignEnded': event<{ readonly name: string; readonly text: string }>({
    evolve: (state, _, edit) => {
      for (const seat of state.contract?.participants ?? [])
        editAccount(state, edit, seat).campaignsPlayed += 1;
      Object.assign(state, {
        contract: null,
        phase: 'INTERMISSION',
        turn: state.turn + 1,
        map: { extent: null, hexes: {}, edges: {} },
        structures: {},
        stances: {},
        orders: {},
        brawls: {},
        sightings: {},
        rulings: {},
        deliveries: [],
        supply: [],
        minefields: {},
        minesKnown: [],
        weather: CALM,
        markers: [],
        detection: NOTHING_DETECTED,
      });
    },
    summary: ({ name, text }) => `${name} has ended. ${text}`.trim(),
  }),
} as const;
