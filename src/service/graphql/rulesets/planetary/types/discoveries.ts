import { ObjectType } from '@nestjs/graphql';
import { OfferKinds, Races } from '../enums.js';
import { Out, OutHex, OutId, OutKey, OutWhole } from '../fields.js';

const list = { list: true } as const;

@ObjectType({ description: 'Followers or mercenaries that wait to be entered (PLN-DSC-04, PLN-DSC-05).' })
export class PlanetaryOffer {
  @OutKey('Its name.')
  id: string;

  @Out(() => OfferKinds, 'What is offered.')
  kind: string;

  @OutId('Whom it is offered to.')
  seat: string;

  @OutId('The detachment that made the discovery.')
  detachment: string;

  @OutHex('Where mercenaries appear; of followers the hex discovered.')
  hex: string;

  @OutWhole('Most points that may be entered.')
  points: number;

  @Out(() => Races, 'Race of the units.')
  race: string;
}

@ObjectType({ description: 'Enemies that will attack in battle movement (PLN-DSC-03).' })
export class PlanetaryAmbush {
  @OutId('The detachment that they attack.')
  detachment: string;

  @OutWhole('Their points.')
  points: number;

  @Out(() => Races, 'Their race.')
  race: string;
}

@ObjectType({ description: 'Where the viewer last saw a foreign detachment (PLN-MOR-03).' })
export class PlanetaryLastSeen {
  @OutId('Who saw it.')
  seat: string;

  @OutId('The detachment.')
  detachment: string;

  @OutHex('Where it was.')
  hex: string;
}

@ObjectType({ description: 'What a turn of marches and recon has brought to light.' })
export class PlanetaryDiscoveries {
  @Out(() => PlanetaryOffer, "Offers that wait for the viewer's answer.", list)
  offers: PlanetaryOffer[];

  @Out(() => PlanetaryAmbush, "Enemies that wait for the viewer's detachments.", list)
  ambushes: PlanetaryAmbush[];

  @OutHex("Hexes that the viewer's recon squadrons saw this turn (PLN-AIR-07).", list)
  reconViews: string[];

  @Out(() => PlanetaryLastSeen, 'Foreign detachments and where they were last seen.', list)
  lastSeen: PlanetaryLastSeen[];
}
