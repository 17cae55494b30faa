import { mapOf } from '../contract/starting.js';
import { fittingsOf, forceOf } from '../contract/forces.js';
import { catalogOf } from '../catalogs/starter.js';
import type { Company, Field, MetaState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { companySheet } from '../task-forces/company.js';
import { newUnit } from '../units/blank-unit.js';
import { emptySlots } from '../units/checking.js';
import { sheetOf } from '../units/sheet.js';
import type { Build } from '../units/values.js';
import type { FieldEntry, MetaPosition, UnitEntry } from './shapes.js';

/** A company as it was entered. */
const companyOf = (seat: string, entry: MetaPosition['companies'][string]): Company => ({ seat, ...entry });

/** What an entry says of how a unit stands; what it leaves out stays. */
function fieldOf(unit: Unit, entry: FieldEntry, round: number): Partial<Field> {
  const { uses, deliveredBy, status, ...others } = entry;
  const dead = status !== undefined && status !== 'ACTIVE';
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    ...(uses ? { uses: { ...unit.uses, ...uses } } : {}),
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
function unitFrom(state: MetaState, entry: UnitEntry, position: MetaPosition): Unit {
  const fittings = fittingsOf(state, entry.upgrades);
  const build: Build = { catalog: catalogOf(state), classId: entry.classId, fittings };
  const company = position.companies[entry.owner];
  const assigned = company !== undefined && Object.values(company.slots).flat().includes(entry.id);
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
  const inCompany: MetaState = {
    ...state,
    companies: company ? { [entry.owner]: companyOf(entry.owner, company) } : {},
  };
  const sheet = assigned ? companySheet(inCompany, made) : made.sheet;
  return { ...made, sheet, fs: sheet.fs, energy: sheet.energy, uses: sheet.uses };
}

/** Who takes part in the campaign of a position. */
const participantsOf = ({ campaign, companies }: MetaPosition): readonly string[] =>
  campaign?.participants ?? Object.keys(companies);

/** Emits what a position says, in order: accounts, units, companies, the campaign to come, the one that runs. */
export function setUp(table: EdcTable, position: MetaPosition): void {
  for (const [seat, { medals, ...entry }] of Object.entries(position.accounts))
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
  for (const [seat, entry] of Object.entries(position.companies))
    table.emit({ type: 'meta-campaign.CompanyEntered', data: { company: companyOf(seat, entry) } }, [
      'EDCU-TF-02',
    ]);
  enterSignUp(table, position);
  enterCampaign(table, position);
}

function enterSignUp(table: EdcTable, { signUp, turn }: MetaPosition): void {
  const { rules } = table.state;
  const limits = signUp?.limits;
  table.emit(
    {
      type: 'meta-campaign.SignUpEntered',
      data: {
        turn,
        signUp: {
          status: signUp?.status ?? 'CLOSED',
          name: signUp?.name ?? '',
          brief: signUp?.brief ?? '',
          signedUp: signUp?.signedUp ?? [],
          limits: {
            bannedClasses: limits?.bannedClasses ?? [],
            bannedTaskForces: limits?.bannedTaskForces ?? [],
            taskForces: limits?.taskForces ?? {},
            classes: limits?.classes ?? {},
            companyMaxUnits: limits?.companyMaxUnits ?? rules.companyMaxUnits,
          },
        },
      },
    },
    ['EDC-SIG-01'],
  );
}

function enterCampaign(table: EdcTable, position: MetaPosition): void {
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
        units: participants.flatMap((seat) => Object.values(position.companies[seat]?.slots ?? {}).flat()),
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
        hexes: Object.entries(map.hexes).map(([hex, each]) => ({ hex, ...each })),
        edges: Object.entries(map.edges).map(([edge, each]) => ({ edge, ...each })),
      },
    },
    ['EDC-TER-01'],
  );
  for (const each of campaign.forces)
    table.emit({ type: 'meta-campaign.ForceEntered', data: { unit: forceOf(table.state, each) } }, [
      'EDC-STA-09',
    ]);
  enterFields(table, position, campaign.round);
  table.emit({ type: 'meta-campaign.RoundEntered', data: { round: campaign.round } }, ['EDC-RND-02']);
}

/** How units stand, one event for each of which something is said. */
function enterFields(table: EdcTable, position: MetaPosition, round: number): void {
  const fields: Readonly<Record<string, FieldEntry | undefined>> = {
    ...Object.fromEntries(position.units.map((each) => [each.id, each.field])),
    ...position.campaign?.forceFields,
  };
  for (const [id, entry] of Object.entries(fields)) {
    const unit = table.state.units[id];
    if (!unit || !entry) continue;
    table.emit(
      {
        type: 'meta-campaign.FieldEntered',
        data: { unit: id, status: entry.status ?? unit.status, field: fieldOf(unit, entry, round) },
      },
      ['EDC-ORD-02'],
    );
  }
}
