import { words } from '../../../../rulesets/ghost-of-war/index.js';
import { enumOf } from '../../schema/derived-enums.js';

/* Words of the ruleset as enums. */

const of = (shape: Parameters<typeof enumOf>[1]) => enumOf('GhostOfWar', shape);

export const Steps = of(words.step);
export const GeneralResources = of(words.generalResource);
export const FactionResources = of(words.factionResource);
export const Activities = of(words.activity);
export const PlanetTypes = of(words.planetType);
export const TechLevels = of(words.techLevel);
export const SlotLevels = of(words.slotLevel);
export const StormKinds = of(words.stormKind);
export const FactionKinds = of(words.factionKind);
export const Alignments = of(words.alignment);
export const Relations = of(words.relationKind);
export const ChapterBases = of(words.chapterBase);
export const ConditionNames = of(words.conditionName);
export const WorkKinds = of(words.workKind);
export const UnitTraits = of(words.unitTrait);
export const PlaceKinds = of(words.placeKind);
export const Domains = of(words.domain);
export const HolderKinds = of(words.holderKind);
export const UnitClasses = of(words.unitClass);
export const RecoveryClasses = of(words.recoveryClass);
export const CharacterKinds = of(words.characterKind);
export const CharacterClasses = of(words.characterClass);
export const CharacterTraits = of(words.characterTrait);
export const Advisors = of(words.advisor);
export const HeroDeeds = of(words.heroAction);
export const LineKinds = of(words.lineKind);
export const StopKinds = of(words.stopKind);
export const StopStatuses = of(words.stopStatus);
export const WareKinds = of(words.wareKind);
export const ProjectPlaceKinds = of(words.projectPlaceKind);
export const ProjectStatuses = of(words.projectStatus);
export const BattleMethods = of(words.battleMethod);
export const TableMethods = of(words.tableMethod);
export const BattleStatuses = of(words.battleStatus);
export const Sides = of(words.side);
export const Scales = of(words.scale);
export const Outcomes = of(words.outcome);
export const ParticipantKinds = of(words.participantKind);
export const Captures = of(words.captureKind);
export const Fates = of(words.fateKind);
export const EventTags = of(words.eventTag);
export const SpiritCauses = of(words.spiritCause);
