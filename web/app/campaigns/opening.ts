import type { CampaignPolicyInput, DiceMode, SeatRole } from '../api/operations.js';

/** What a file says about a campaign, as `createCampaign` takes it but for its command. */
export interface Opening {
  readonly name: string;
  readonly seats: readonly { readonly name: string; readonly role?: SeatRole }[];
  readonly ruleset: object;
  readonly diceMode?: DiceMode;
  readonly policy?: CampaignPolicyInput;
  readonly faces?: readonly number[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the input of `createCampaign`, alone or as the `input` of its variables. Throws with what is missing, in words. */
export function openingIn(text: string): Opening {
  const whole = parsed(text);
  const found = isObject(whole) && isObject(whole['input']) ? whole['input'] : whole;
  if (!isObject(found)) throw new Error('The file holds no object.');
  const { name, seats, ruleset, diceMode, policy, faces } = found;
  if (typeof name !== 'string') throw new Error('The campaign has no “name”.');
  if (!Array.isArray(seats)) throw new Error('There is no list of “seats”.');
  if (!isObject(ruleset)) throw new Error('There is no “ruleset” with what it starts from.');
  return {
    name,
    seats: seats as Opening['seats'],
    ruleset,
    ...(diceMode === undefined ? {} : { diceMode: diceMode as DiceMode }),
    ...(isObject(policy) ? { policy: policy as CampaignPolicyInput } : {}),
    ...(Array.isArray(faces) ? { faces: faces as number[] } : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
