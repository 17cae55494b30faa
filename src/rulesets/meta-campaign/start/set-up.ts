import { edgeKey, parseEdgeKey, type Compass } from '../../../engine/hex/index.js';
import { existing, itemAt, lookUp } from '../../../kernel/index.js';
import { mapOf } from '../contract/starting.js';
import { fittingsOf, forceOf } from '../contract/forces.js';
import { catalogOf } from '../catalogs/starter.js';
import { STRUCTURES } from '../data/structures.js';
import { arrange, enterFacing } from '../positions/arranging.js';
import { limitsOf } from '../sign-up/signing.js';
import { CALM } from '../state/blank.js';
import type { Company, Field, MetaCampaignState, Structure, Unit, Weather } from '../state/index.js';
import { layMines } from '../mines/laying.js';
import { blocOf, isInfantry, isOnMap } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import type { EdcTable } from '../table.js';
import { companySheet } from '../task-forces/company.js';
import { newUnit } from '../units/blank-unit.js';
import { emptySlots } from '../units/checking.js';
import { sheetOf } from '../units/sheet.js';
import type { Build } from '../units/values.js';
import type { FieldEntry, MetaCampaignPosition, UnitEntry } from './shapes.js';
import { entriesOf, keysOf, valuesOf } from '../general/in-order.js';

/** A company as it was entered. */
const companyOf = (seat: string, entry: MetaCampaignPosition['companies'][string]): Company => ({
  seat,
  ...entry,
});

/** What an entry says of how a unit stands; what it leaves out stays. */
function fieldOf(unit: Unit, entry: FieldEntry, round: number): Partial<Field> {
  const { uses, deliveredBy, status, carriedBy, facing: _, ...others } = entry;
  // Where it is not said where somebody fell, nobody is searched for.
  const nowhere = entry.status === 'DESTROYED' && entry.hex === undefined;
  const dead = !nowhere && status !== undefined && status !== 'ACTIVE';
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    ...(uses ? { uses: { ...unit.uses, ...uses } } : {}),
    ...(carriedBy ? { carriedBy: { unit: carriedBy.unit ?? null, how: carriedBy.how } } : {}),
    ...(dead
      ? {
          death: {
            hex: entry.hex ?? '',
            round,
            severity: 'LIGHT' as const,
            found: status === 'RESCUED',
            deliveredBy: deliveredBy ?? null,
          },
        }
      : {}),
  };
}

/** A player's unit as it was entered. */
function unitFrom(state: MetaCampaignState, entry: UnitEntry, position: MetaCampaignPosition): Unit {
  const fittings = fittingsOf(state, entry.upgrades);
  const build: Build = { catalog: catalogOf(state), classId: entry.classId, fittings };
  const company = position.companies[entry.owner];
  const assigned = company !== undefined && valuesOf(company.slots).flat().includes(entry.id);
  const made = newUnit({
    id: entry.id,
    name: entry.name,
    model: entry.model,
    owner: entry.owner,
    faction: 'PLAYER',
    classId: entry.classId,
    fittings,
    veterancy: entry.veterancy,
    trained: entry.trained,
    campaignsSurvived: entry.campaignsSurvived,
    status: entry.draft ? 'DRAFT' : assigned ? 'ASSIGNED' : 'SAVED',
    complete: emptySlots(build).length === 0,
    sheet: sheetOf(build, state.rules, {}),
  });
  const inCompany: MetaCampaignState = {
    ...state,
    companies: company ? { [entry.owner]: companyOf(entry.owner, company) } : {},
  };
  const sheet = assigned ? companySheet(inCompany, made) : made.sheet;
  return { ...made, sheet, fs: sheet.fs, energy: sheet.energy, uses: sheet.uses };
}

/** Who takes part in the campaign of a position. */
const participantsOf = ({ campaign, companies }: MetaCampaignPosition): readonly string[] =>
  campaign?.participants ?? keysOf(companies);

/** Emits what a position says, in order: accounts, units, companies, the campaign to come, the one that runs. */
export function setUp(table: EdcTable, position: MetaCampaignPosition): void {
  for (const [seat, { medals, ...entry }] of entriesOf(position.accounts))
    table.emit(
      {
        type: 'meta-campaign.AccountEntered',
        data: {
          account: {
            seat,
            ...entry,
            medals: medals.map((each) => ({
              ...each,
              unit: each.unit ?? null,
              campaign: each.campaign ?? null,
            })),
          },
        },
      },
      ['EDCU-SHT-02'],
    );
  for (const entry of position.units)
    table.emit(
      { type: 'meta-campaign.UnitEntered', data: { unit: unitFrom(table.state, entry, position) } },
      ['EDCU-SHT-02'],
    );
  for (const [seat, entry] of entriesOf(position.companies))
    table.emit({ type: 'meta-campaign.CompanyEntered', data: { company: companyOf(seat, entry) } }, [
      'EDCU-TF-02',
    ]);
  enterSignUp(table, position);
  enterCampaign(table, position);
}

const NO_LIMITS = { bannedClasses: [], bannedTaskForces: [], taskForces: {}, classes: {} } as const;
const NO_CAMPAIGN = { status: 'CLOSED', name: '', brief: '', signedUp: [], limits: NO_LIMITS } as const;

function enterSignUp(table: EdcTable, { signUp = NO_CAMPAIGN, turn }: MetaCampaignPosition): void {
  const { status, name, brief, signedUp } = signUp;
  const limits = limitsOf(signUp.limits, table.state.rules);
  table.emit(
    {
      type: 'meta-campaign.SignUpEntered',
      data: { turn, signUp: { status, name, brief, signedUp, limits } },
    },
    ['EDC-SIG-01'],
  );
}

function enterCampaign(table: EdcTable, position: MetaCampaignPosition): void {
  const { campaign } = position;
  if (!campaign) return;
  const map = mapOf(campaign.map);
  const participants = participantsOf(position);
  table.emit(
    {
      type: 'meta-campaign.CampaignStarted',
      data: {
        name: campaign.name,
        brief: campaign.brief,
        catalog: catalogOf(table.state).version,
        participants,
        units: participants.flatMap((seat) => valuesOf(position.companies[seat]?.slots ?? {}).flat()),
        objectives: campaign.objectives.map(({ id, text, met = null }) => ({ id, text, met })),
        extent: map.extent,
      },
    },
    ['EDC-GEN-04'],
  );
  table.emit(
    {
      type: 'meta-campaign.MapDrawn',
      data: {
        hexes: entriesOf(map.hexes).map(([hex, each]) => ({ hex, ...each })),
        edges: entriesOf(map.edges).map(([edge, each]) => ({ edge, ...each })),
      },
    },
    ['EDC-TER-01'],
  );
  for (const each of campaign.forces)
    table.emit({ type: 'meta-campaign.ForceEntered', data: { unit: forceOf(table.state, each) } }, [
      'EDC-STA-09',
    ]);
  for (const each of campaign.structures)
    table.emit({ type: 'meta-campaign.StructureEntered', data: { structure: structureOf(each) } }, [
      'EDC-STR-01',
    ]);
  layMines(table, campaign.minefields);
  const { round, deadline = null } = campaign;
  table.emit(
    {
      type: 'meta-campaign.RoundEntered',
      data: { round, deadline, weather: weatherOf(campaign) },
    },
    ['EDC-RND-02'],
  );
  enterFields(table, position, round);
}

type CampaignEntry = NonNullable<MetaCampaignPosition['campaign']>;

/** EDC-STR-01: a structure as it was entered. */
function structureOf(entry: CampaignEntry['structures'][number]): Structure {
  const row = existing(lookUp(STRUCTURES, entry.type), 'structure');
  const { edge = null, facing = null, bloc = null, hp = row.maxHp, site = itemAt(row.sites, 0) } = entry;
  const named = edge === null ? null : existing(parseEdgeKey(edge), 'edge');
  return {
    id: entry.id,
    type: entry.type,
    site,
    hex: entry.hex,
    edge: named === null ? null : edgeKey(named.hex, named.direction),
    facing,
    hp,
    completed: entry.completed,
    bloc,
    crates: entry.crates,
    barrels: entry.barrels,
  };
}

/** EDC-ENV-02: what is lit or in smoke is so in this round. */
function weatherOf({ weather, round }: CampaignEntry): Weather {
  if (!weather) return CALM;
  const now = (hexes: readonly string[]) => Object.fromEntries(hexes.map((each) => [each, round]));
  return {
    wind: { direction: weather.wind, dots: weather.dots },
    drift: null,
    clock: weather.clock,
    night: weather.night,
    modifiers: {
      speed: weather.speed,
      moveEnergy: weather.moveEnergy,
      vision: weather.vision,
      damage: weather.damage,
      stealth: weather.stealth,
      stuck: weather.stuck,
    },
    lit: now(weather.lit),
    smoke: now(weather.smoke),
  };
}

/** How units stand, one event for each of which something is said: those of players first, in the order of their lists. */
function enterFields(table: EdcTable, { units, campaign }: MetaCampaignPosition, round: number): void {
  for (const { id } of [...units, ...(campaign?.forces ?? [])]) {
    const entry = lookUp(campaign?.fields ?? {}, id);
    const unit = lookUp(table.state.units, id);
    if (!unit || !entry) continue;
    table.emit(
      {
        type: 'meta-campaign.FieldEntered',
        data: { unit: id, status: entry.status ?? unit.status, field: fieldOf(unit, entry, round) },
      },
      ['EDC-ORD-02'],
    );
    if (entry.hex !== undefined) stand(table, id, entry.hex, entry.facing ?? null);
  }
}

/** EDC-FAC-02, EDC-POS-02: how a unit's bloc faces in its hex, and who stands in front. */
function stand(table: EdcTable, id: string, hex: string, facing: Compass | null): void {
  const unit = unitAt(table.state, id);
  if (!isOnMap(unit)) return;
  if (facing === null) enterFacing(table, unit, hex, null);
  else
    table.emit(
      {
        type: 'meta-campaign.FacingSet',
        data: { hex, bloc: blocOf(unit), facing, source: isInfantry(unit) ? 'INFANTRY' : 'OTHER', unit: id },
      },
      ['EDC-FAC-02'],
    );
  arrange(table, hex);
}
