import type { MetaCampaignState, Unit } from '../state/index.js';
import { has } from '../units/kinds.js';
import { isLit } from './seeing.js';

/** Glossary, `Low light`, and EDCU-GRD-02: whether a unit that enters a hex does so in the dark. */
export const isInLowLight = (state: MetaCampaignState, unit: Unit, hex: string): boolean =>
  state.weather.night &&
  !isLit(state, hex) &&
  !has(unit, 'nightVision') &&
  !(unit.radarOn && unit.sheet.sensors.some(({ type }) => type === 'groundRadar'));
