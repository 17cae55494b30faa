import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, mustHaveAccount, unless, type Asked } from '../general/asked.js';
import type { HouseRules } from '../house-rules/index.js';
import type { Company, Limits, MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { checkCompany } from '../task-forces/checking.js';
import { unitOf } from '../units/building.js';

const unitsOf = ({ slots }: Company): readonly string[] => Object.values(slots).flat();

/** EDCU-TF-08: what the campaign lets in, when these have signed up before. */
export function checkLimits(
  state: MetaCampaignState,
  company: Company,
  before: readonly string[],
): readonly Violation[] {
  const { limits } = state.signUp;
  const others = before.flatMap((seat) => lookUp(state.companies, seat) ?? []);
  const classOf = (unit: string) => unitOf(state, unit)?.classId ?? '';
  const own = unitsOf(company).map(classOf);
  const all = [...others.flatMap(unitsOf).map(classOf), ...own];
  const ofTaskForce = others.filter((each) => each.taskForce === company.taskForce).length + 1;
  const mostCompanies = lookUp(limits.taskForces, company.taskForce) ?? Infinity;
  return [
    ...unless(!limits.bannedTaskForces.includes(company.taskForce), 'EDCU-TF-08', 'BANNED_TASK_FORCE', [], {
      taskForce: company.taskForce,
    }),
    ...unless(ofTaskForce <= mostCompanies, 'EDCU-TF-08', 'TASK_FORCE_FULL', [], {
      taskForce: company.taskForce,
      most: mostCompanies,
    }),
    ...[...new Set(own)].flatMap((classId) => {
      const most = lookUp(limits.classes, classId) ?? Infinity;
      return [
        ...unless(!limits.bannedClasses.includes(classId), 'EDCU-TF-08', 'BANNED_CLASS', [], { classId }),
        ...unless(all.filter((each) => each === classId).length <= most, 'EDCU-TF-08', 'CLASS_FULL', [], {
          classId,
          most,
        }),
      ];
    }),
    ...unless(own.length <= limits.companyMaxUnits, 'EDCU-TF-08', 'TOO_MANY_UNITS', [], {
      units: own.length,
      max: limits.companyMaxUnits,
    }),
  ];
}

/** EDC-SIG-01: a campaign is named where there is none, and none while one runs. */
export const judgeSignUpStatus = (
  asked: Asked,
  { status, campaign }: CommandOf<'SetSignUpStatus'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-SIG-01'),
    () =>
      unless(
        status === 'CLOSED' || campaign !== undefined || asked.state.signUp.name !== '',
        'EDC-SIG-01',
        'NO_CAMPAIGN',
        ['campaign'],
      ),
    () =>
      unless(status === 'CLOSED' || asked.state.contract === null, 'EDC-SIG-01', 'CAMPAIGN_RUNS', [], {
        campaign: asked.state.contract?.name ?? '',
      }),
  );

/** Limits as they were entered, complete. */
export const limitsOf = (entry: Partial<Limits>, { companyMaxUnits }: HouseRules): Limits => ({
  bannedClasses: [],
  bannedTaskForces: [],
  taskForces: {},
  classes: {},
  companyMaxUnits,
  ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)),
});

export function setSignUpStatus(table: EdcTable, { status, campaign }: CommandOf<'SetSignUpStatus'>): void {
  const limits = campaign ? limitsOf(campaign.limits, table.state.rules) : null;
  table.emit(
    {
      type: 'meta-campaign.SignUpStatusSet',
      data: {
        status,
        campaign: campaign && limits ? { name: campaign.name, brief: campaign.brief, limits } : null,
      },
    },
    ['EDC-SIG-01'],
  );
}

/** EDC-SIG-02 */
export const judgeSignUp = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () => unless(asked.state.signUp.status === 'OPEN', 'EDC-SIG-02', 'SIGN_UP_CLOSED'),
    () => unless(!asked.state.signUp.signedUp.includes(asked.actor.seat), 'EDC-SIG-02', 'SIGNED_UP_ALREADY'),
    () => unless(lookUp(asked.state.companies, asked.actor.seat) !== undefined, 'EDC-SIG-02', 'NO_COMPANY'),
    () => {
      const company = existing(lookUp(asked.state.companies, asked.actor.seat), 'company');
      return [
        ...checkCompany(asked.state, company),
        ...checkLimits(asked.state, company, asked.state.signUp.signedUp),
      ];
    },
  );

export function signUp(table: EdcTable): void {
  table.emit({ type: 'meta-campaign.PlayerSignedUp', data: { player: table.actor.seat } }, ['EDC-SIG-02']);
}

export const judgeWithdrawal = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () => unless(asked.state.signUp.signedUp.includes(asked.actor.seat), 'EDC-SIG-02', 'NOT_SIGNED_UP'),
    () => unless(asked.state.contract === null, 'EDC-SIG-02', 'CAMPAIGN_RUNS'),
  );

export function withdraw(table: EdcTable): void {
  table.emit({ type: 'meta-campaign.SignUpWithdrawn', data: { player: table.actor.seat } }, ['EDC-SIG-02']);
}
