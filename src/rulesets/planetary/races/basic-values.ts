/** RACE-DE-09: BP of a single prisoner, by short key of its unit type; of any other model it is reported. */
export const BASIC_VALUES: Readonly<Record<string, number>> = {
  infantryPlatoon: 6,
  armouredFist: 6,
  ogryns: 30,
};
