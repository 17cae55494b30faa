import type { EpicState } from '../../src/rulesets/epic/index.js';

/** Section 3 of the catalog: what of its invariants does not hold, in plain words. */
export const unsound = (state: EpicState): readonly string[] => [...detachments(state), ...units(state)];

function detachments({ detachments: all, units: of }: EpicState): readonly string[] {
  const alive = (id: string) => of[id]?.status === 'OK';
  return Object.values(all)
    .flatMap((each) => [
      each.broken && each.order !== 'NONE' ? `${each.id} is broken and has an order` : [],
      (each.place === 'DESTROYED') === each.units.some(alive) ? `${each.id} is ${each.place}` : [],
      each.place === 'DESTROYED' && each.blastMarkers > 0 ? `${each.id} keeps its markers` : [],
      each.moraleLost > each.moraleValue ? `${each.id} lost more than its value` : [],
      each.moraleLost < 0 ? `${each.id} lost less than nothing` : [],
      each.place !== 'DESTROYED' && !alive(each.hq) ? `the HQ of ${each.id} is gone` : [],
      each.blastMarkers < 0 ? `${each.id} has fewer than no markers` : [],
      !each.isFlyer && each.mission !== 'NONE' ? `${each.id} is on a mission and does not fly` : [],
    ])
    .flat();
}

function units({ units: all, profiles }: EpicState): readonly string[] {
  const carried = (id: string) =>
    Object.values(all).filter((each) => each.mountedIn === id && each.status === 'OK');
  return Object.values(all)
    .flatMap((each) => {
      const { damage, shields, transportCapacity } = profiles[each.profile]!;
      const aboard = carried(each.id);
      return [
        each.immobilised && each.kind !== 'WAR_ENGINE' ? `${each.id} is immobilised` : [],
        aboard.length > transportCapacity ? `${each.id} carries ${aboard.length}` : [],
        aboard.some(({ kind }) => kind !== 'INFANTRY') ? `${each.id} carries no infantry` : [],
        aboard.length > 0 && each.status !== 'OK' ? `${each.id} is gone with who is aboard` : [],
        each.damageLeft < 0 || each.damageLeft > damage ? `${each.id} has ${each.damageLeft} Damage` : [],
        each.shieldsUp < 0 || each.shieldsUp > shields ? `${each.id} has ${each.shieldsUp} shields` : [],
        each.usesLeft.some((left) => left !== null && left < 0) ? `${each.id} has fired too often` : [],
      ];
    })
    .flat();
}
