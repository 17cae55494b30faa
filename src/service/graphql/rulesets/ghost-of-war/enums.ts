import { PLANET_TYPE_NAMES, STEPS } from '../../../../rulesets/ghost-of-war/index.js';
import { describedEnum } from '../../schema/described-enum.js';

/* Codes of the rules of the sector. Inside they are the ruleset's own words, outside SCREAMING_SNAKE_CASE. */

const each = (name: string, description: string, values: readonly string[], say: (value: string) => string) =>
  describedEnum(name, description, Object.fromEntries(values.map((value) => [value, say(value)])));

export const Steps = describedEnum(
  'GhostOfWarStep',
  'Step of a round (GOW-RND-01).',
  Object.fromEntries(STEPS.map(({ code, title }) => [code, `${title}.`])),
);

export const GeneralResources = describedEnum(
  'GhostOfWarGeneralResource',
  'Resource that lies in buffers (GOW-RES-01).',
  {
    GG: 'General goods.',
    Food: 'Food.',
    Men: 'Men.',
    Ore: 'Ore.',
    RareMinerals: 'Rare minerals.',
    Promethium: 'Promethium.',
    Shells: 'Shells.',
    Missiles: 'Missiles.',
  },
);

export const FactionResources = describedEnum(
  'GhostOfWarFactionResource',
  'Resource in the stock of a faction (GOW-RES-02).',
  {
    Neophytes: 'Recruits of a chapter.',
    GeneSeed: 'Gene-Seed.',
    Princeps: 'Princeps of titans.',
    Officers: 'Officers of the fleet.',
  },
);

export const Activities = describedEnum('GhostOfWarActivity', 'Activity of an entity (GOW-ACT-01).', {
  Idle: 'Nothing.',
  Produce: 'Basic production and projects (GOW-ACT-03).',
  Brace: 'Makes ready (GOW-ACT-04, GOW-ACT-06).',
  Recover: 'Recovers combat effectiveness (GOW-ACT-08).',
  Fight: 'Attacks, or has been attacked (GOW-ACT-07).',
});

export const PlanetTypes = each(
  'GhostOfWarPlanetType',
  'Type of a planet (GOW-PLA-05).',
  PLANET_TYPE_NAMES,
  (type) => `${type}.`,
);

export const TechLevels = describedEnum('GhostOfWarTechLevel', 'Tech level, rising (GOW-PLA-02).', {
  None: 'None.',
  Minima: 'Minima.',
  Vexillus: 'Vexillus.',
  Exactus: 'Exactus.',
});

export const SlotLevels = describedEnum(
  'GhostOfWarSlotLevel',
  'Level of a project and of its slot (GOW-PLA-03).',
  { Minima: 'Minima.', Vexillus: 'Vexillus.', Exactus: 'Exactus.' },
);

export const StormKinds = describedEnum('GhostOfWarStormKind', 'What makes the warp slow (GOW-MAP-05).', {
  STORM: 'A warp storm.',
  GREAT_RIFT: 'The great rift.',
  SHADOW: 'The shadow in the warp.',
});

export const FactionKinds = describedEnum('GhostOfWarFactionKind', 'Kind of a faction.', {
  GUARD: 'Imperial Guard, and whoever fights like it.',
  NAVY: 'Imperial Navy.',
  ASTARTES: 'A chapter of Space Marines.',
  MECHANICUS: 'Adeptus Mechanicus.',
  TITANICUS: 'A titan legion.',
  PLANETARY: 'A planetary government.',
  OTHER: 'Anybody else.',
});

export const Alignments = describedEnum('GhostOfWarAlignment', 'Alignment of a faction (GOW-GEN-08).', {
  IMPERIAL: 'Of the Imperium: allied to its own, hostile to its enemies.',
  ENEMY: 'An enemy of the Imperium.',
  NONE: 'Neither.',
});

export const Relations = describedEnum('GhostOfWarRelationKind', 'Relation of two factions (GOW-GEN-08).', {
  ALLIED: 'Allied.',
  NEUTRAL: 'Neutral.',
  HOSTILE: 'Hostile.',
});

export const ChapterBases = describedEnum('GhostOfWarChapterBase', 'Where a chapter lives (GOW-CHP-03).', {
  PLANET: 'On planets with a Chapter Hold.',
  FLEET: 'In the Chapter Fleet.',
});

export const ConditionNames = describedEnum('GhostOfWarConditionName', 'Condition (GOW-CE-06).', {
  INFECTED: 'Infected.',
  CORRUPTED: 'Corrupted.',
  PLAGUE: 'Plague.',
});

export const WorkKinds = describedEnum('GhostOfWarWorkKind', 'Works of a side on a planet (GOW-CE-07).', {
  POSITION: 'A Fortified Position.',
  FORTIFY: "An Engineer's Fortify.",
});

export const UnitTraits = describedEnum('GhostOfWarUnitTrait', 'Trait of a unit.', {
  PSYKER: 'Psyker.',
  DEMONIC: 'Demonic.',
  MUTANT: 'Mutant.',
  TYRANNID: 'Tyrannid.',
  HIDDEN: 'Hidden.',
});

export const PlaceKinds = describedEnum('GhostOfWarPlaceKind', 'Where somebody is (GOW-MAP-06).', {
  PLANET: 'On a planet.',
  ORBIT: 'In the orbit of a system.',
  JOURNEY: 'Under way.',
});

export const Domains = describedEnum('GhostOfWarDomain', 'Where a force fights.', {
  ground: 'On planets.',
  void: 'In the void: ships.',
});

export const HolderKinds = describedEnum(
  'GhostOfWarHolderKind',
  'Who has the supply counter of a unit (GOW-SUP-01).',
  { unit: 'The unit itself.', formation: 'Its formation.' },
);

export const UnitClasses = describedEnum('GhostOfWarUnitClass', 'Class of a unit (GOW-UNI-05).', {
  'Basic Infantry': 'Basic Infantry.',
  'Specialized Infantry': 'Specialized Infantry.',
  'Mechanized Infantry': 'Mechanized Infantry.',
  Armor: 'Armor.',
  'Imperial Knight': 'Imperial Knight.',
  'Scout Titan': 'Scout Titan.',
  'Battle Titan': 'Battle Titan.',
  'Astartes Combat Squad': 'Astartes Combat Squad.',
  'Astartes Armor': 'Astartes Armor.',
  'Void Ship': 'Void Ship.',
});

export const RecoveryClasses = describedEnum(
  'GhostOfWarRecoveryClass',
  'Class by which the recovery chart is read (GOW-RCV-03).',
  {
    'Regular Infantry': 'Regular Infantry.',
    'Special Infantry': 'Special Infantry.',
    Mechanized: 'Mechanized.',
    Armored: 'Armored.',
    Knight: 'Knight.',
    Titan: 'Titan.',
    Astartes: 'Astartes.',
    'Void Ship': 'Void Ship.',
  },
);

export const CharacterKinds = describedEnum('GhostOfWarCharacterKind', 'Kind of a character.', {
  COMMANDER: 'A commander of a formation (GOW-CHR-01).',
  HERO: 'A hero, who acts by himself (GOW-CHR-03).',
});

export const CharacterClasses = describedEnum(
  'GhostOfWarCharacterClass',
  'Class of a character (GOW-CHR-01, GOW-CHR-09…24).',
  {
    CHAPTER_MASTER: 'Commander: Chapter Master.',
    CAPTAIN: 'Commander: Captain.',
    LORD_GENERAL: 'Commander: Lord General.',
    GENERAL: 'Commander: General.',
    ADMIRAL: 'Commander: Admiral.',
    MAGOS_MILITANT: 'Commander: Magos Militant.',
    PRINCEPS_MAXIMUS: 'Commander: Princeps Maximus.',
    CHAPLAIN: 'Hero: Chaplain.',
    LIBRARIAN: 'Hero: Librarian.',
    APOTHECARI: 'Hero: Apothecari.',
    TECH_MARINE: 'Hero: Tech-Marine.',
    SANCTIONED_PSYKER: 'Hero: Sanctioned Psyker.',
    COMMISSAR: 'Hero: Commissar.',
    ENGINEER: 'Hero: Engineer.',
    MUNITORUM_PRIEST: 'Hero: Munitorum Priest.',
    MAGOS_BIOLOGIS: 'Hero: Magos Biologis.',
    MAGOS_ORDINATUS: 'Hero: Magos Ordinatus.',
    EXPLORATOR: 'Hero: Explorator.',
  },
);

export const CharacterTraits = describedEnum(
  'GhostOfWarCharacterTrait',
  'Trait of a commander (GOW-TRT-05).',
  {
    DEFENSIVE_EXPERT: 'Defensive Expert.',
    TACTICAL_GENIUS: 'Tactical Genius.',
    LOGISTICOR: 'Logisticor.',
    VOID_TACTICIAN: 'Void Tactician.',
    INSPIRING_LEADER: 'Inspiring Leader.',
    IRON_DISCIPLINE: 'Iron Discipline.',
  },
);

export const Advisors = describedEnum('GhostOfWarAdvisor', 'Advisor of a commander (GOW-TRT-05).', {
  PSYKER: 'Psyker.',
  EXPERT_NAVIGATOR: 'Expert Navigator.',
  TITANICUS_INTERFACER: 'Titanicus Interfacer.',
  MUNITORUM_QUARTERMASTER: 'Munitorum Quartermaster.',
  LEXMECHANIC: 'Lexmechanic.',
  ASTROPATH: 'Astropath.',
});

export const HeroDeeds = describedEnum('GhostOfWarHeroAction', 'Action of a hero (GOW-CHR-09…24).', {
  PREACH: 'Preaches to an entity: its morale rises (GOW-CHR-10).',
  PURGE: 'Purges a unit or planet of corruption.',
  HOLOCAUST: 'Burns an enemy.',
  CURE: 'Cures a unit or planet.',
  FORTIFY: 'Digs his side in on a planet.',
  JAM: 'Jams an enemy.',
  SCREEN: 'Screens a planet for Neophytes (GOW-CHR-18).',
  SMITE: 'Smites an enemy.',
  SUMMARY_EXECUTION: 'Shoots a man to hearten the others.',
  SERMON: 'Holds a sermon.',
  BOMBARD: 'Bombards an enemy.',
  PRECOGNITION: "Looks into an enemy faction's plans (GOW-CHR-13).",
  DIVINATION: 'Finds what is hidden in his system (GOW-CHR-23).',
  CHART: 'Charts a warp route to a hex (GOW-CHR-24).',
});

export const LineKinds = describedEnum('GhostOfWarLineKind', 'Kind of a line.', {
  TRADE: 'Trade line, to planets.',
  SUPPLY: 'Supply line, to forces (GOW-TRD-08).',
});

export const StopKinds = describedEnum('GhostOfWarStopKind', 'Where a stop of a line delivers.', {
  PLANET: 'To a planet.',
  FORCE: 'To a unit, formation or supply group.',
});

export const StopStatuses = describedEnum('GhostOfWarStopStatus', 'Status of a stop (GOW-TRD-11).', {
  RUNNING: 'It is served.',
  INTERRUPTED: 'It is interrupted.',
});

export const WareKinds = describedEnum('GhostOfWarWareKind', 'What a line carries.', {
  RESOURCE: 'A resource.',
  PART: 'A part (GOW-REC-03).',
});

export const ProjectPlaceKinds = describedEnum('GhostOfWarProjectPlaceKind', 'Where a project runs.', {
  PLANET: 'On a planet.',
  FORMATION: 'With a formation: a field project, or in the Chapter Fleet (GOW-PRJ-13).',
  UNIT: 'With a unit: a field project.',
});

export const ProjectStatuses = describedEnum('GhostOfWarProjectStatus', 'Status of a project.', {
  RUNNING: 'It makes progress.',
  STALLED: 'It does not.',
});

export const BattleMethods = describedEnum('GhostOfWarBattleMethod', 'How a battle is fought (GOW-CBT-04).', {
  AUTO: 'Rolled by the service.',
  TABLETOP: 'At the table.',
  QUICK: 'As a quick game.',
  EPIC: 'As an epic game.',
});

export const TableMethods = describedEnum('GhostOfWarTableMethod', 'How a reported battle was fought.', {
  TABLETOP: 'At the table.',
  QUICK: 'As a quick game.',
  EPIC: 'As an epic game.',
});

export const BattleStatuses = describedEnum('GhostOfWarBattleStatus', 'Status of a battle.', {
  PENDING: 'A method, or a report, is waited for.',
  REPORTED: 'Reported by one side, to be confirmed by the other (GOW-CBT-11).',
  DISPUTED: 'The arbiter decides.',
  ROLLING: 'It is being rolled.',
  SETTLED: 'It is settled.',
});

export const Sides = describedEnum('GhostOfWarSide', 'Side of a battle.', {
  attacker: 'Attacker.',
  defender: 'Defender.',
});

export const Scales = describedEnum('GhostOfWarScale', 'Scale of a battle, rising (GOW-CBT-05).', {
  S1: 'Scale 1.',
  S2: 'Scale 2.',
  S3: 'Scale 3.',
  S4: 'Scale 4.',
});

export const Outcomes = describedEnum('GhostOfWarOutcome', 'Outcome for the attacker (GOW-CBT-08).', {
  DECISIVE_VICTORY: 'Decisive victory.',
  VICTORY: 'Victory.',
  DRAW: 'Draw.',
  DEFEAT: 'Defeat.',
  DECISIVE_DEFEAT: 'Decisive defeat.',
});

export const ParticipantKinds = describedEnum('GhostOfWarParticipantKind', 'Who fights.', {
  UNIT: 'A unit.',
  PLANET: 'A planet, with its garrison or its orbital defences.',
});

export const Captures = describedEnum('GhostOfWarCaptureKind', 'What becomes of the spoils (GOW-CBT-16).', {
  AUTO: 'By the rules.',
  NONE: 'Nothing is captured.',
});

export const Fates = describedEnum('GhostOfWarFateKind', 'Fate of a character in a battle (GOW-CBT-14).', {
  KILLED: 'Killed.',
  WOUNDED: 'Wounded.',
  UNHARMED: 'Unharmed.',
});

export const EventTags = describedEnum('GhostOfWarEventTag', 'What an announced event is (GOW-DET-04).', {
  RITUAL: 'A ritual.',
  WARP: 'An event of the warp.',
});

export const SpiritCauses = describedEnum(
  'GhostOfWarSpiritCause',
  'What lifts or lowers the morale for a time (GOW-CE-04).',
  {
    PREACH: 'A Chaplain preached.',
    SERMON: 'A priest held a sermon.',
    SUMMARY_EXECUTION: 'A Commissar shot somebody.',
  },
);
