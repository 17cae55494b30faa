import { lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import type { Bloc } from '../data/words.js';
import {
  firstOf,
  isGameMaster,
  mustBeGameMaster,
  mustGoOn,
  mustHaveAccount,
  unless,
  type Asked,
} from '../general/asked.js';
import type { Order } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { hasRadar } from './warning/emitters.js';

/** EDCU-RAD-01: the emission of an order. */
export const judgeEmission = (unit: Unit, { emission }: Order): readonly Violation[] =>
  unless(emission === undefined || hasRadar(unit), 'EDCU-RAD-01', 'NO_RADAR', ['order', 'emission'], {
    unit: unit.id,
  });

const isOn = ({ units, detection }: MetaCampaignState, radar: string): boolean =>
  lookUp(units, radar)?.radarOn ?? lookUp(detection.silent, radar) === undefined;

/** EDCU-RAD-01: switches the radars of a unit, or a station, on or off; nothing where they are so. */
export function switchRadar(table: EdcTable, radar: string, on: boolean): void {
  if (isOn(table.state, radar) === on) return;
  table.emit({ type: 'meta-campaign.EmissionSet', data: { radar, on } }, ['EDCU-RAD-01']);
}

/** EDCU-RAD-01: by the game master, of any radar. */
export const judgeEmissionSetting = (
  asked: Asked,
  { radar }: CommandOf<'SetEmission'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-RAD-01'),
    () => unless(asked.state.contract !== null, 'EDCU-RAD-01', 'NO_CAMPAIGN'),
    () => {
      const unit = lookUp(asked.state.units, radar);
      const isStation = lookUp(asked.state.structures, radar)?.type === 'radarStation';
      return unless(unit ? hasRadar(unit) : isStation, 'EDCU-RAD-01', 'NO_RADAR', ['radar'], { unit: radar });
    },
  );

export const setEmission = (table: EdcTable, { radar, on }: CommandOf<'SetEmission'>): void =>
  switchRadar(table, radar, on);

/** EDCU-RAD-04: players have the tracks of their bloc, the game master those that they name. */
const blocFor = (asked: Pick<Asked, 'actor'>, { bloc = 'HOSTILE' }: CommandOf<'TagTrack'>): Bloc =>
  isGameMaster(asked) ? bloc : 'FRIENDLY';

/** EDCU-RAD-04: a track of one's own bloc, of a unit that is not. */
export const judgeTagging = (asked: Asked, command: CommandOf<'TagTrack'>): readonly Violation[] => {
  const bloc = blocFor(asked, command);
  const track = asked.state.detection.tracks.find(
    (each) => each.bloc === bloc && each.unit === command.track,
  );
  return firstOf(
    () => (isGameMaster(asked) ? mustGoOn(asked) : mustHaveAccount(asked)),
    () => unless(track !== undefined, 'EDCU-RAD-04', 'NO_TRACK', ['track'], { track: command.track }),
    () => [
      ...unless(track?.tag !== 'FRIENDLY', 'EDCU-RAD-04', 'OWN_UNIT', ['track'], { track: command.track }),
      ...unless(command.tag !== 'FRIENDLY', 'EDCU-RAD-04', 'NOT_FRIENDLY', ['tag']),
    ],
  );
};

export function tagTrack(table: EdcTable, command: CommandOf<'TagTrack'>): void {
  const bloc = blocFor(table, command);
  const { track: unit, tag } = command;
  table.emit({ type: 'meta-campaign.TrackTagged', data: { bloc, unit, tag, by: table.actor.seat } }, [
    'EDCU-RAD-04',
  ]);
}
