import { words } from '../../../kernel/index.js';

export const characterKind = words('CharacterKind', 'Kind of a character.', {
  COMMANDER: 'A commander of a formation (GOW-CHR-01).',
  HERO: 'A hero, who acts by himself (GOW-CHR-03).',
});

export const characterClass = words('CharacterClass', 'Class of a character (GOW-CHR-01, GOW-CHR-09…24).', {
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
});

export const characterTrait = words('CharacterTrait', 'Trait of a commander (GOW-TRT-05).', {
  DEFENSIVE_EXPERT: 'Defensive Expert.',
  TACTICAL_GENIUS: 'Tactical Genius.',
  LOGISTICOR: 'Logisticor.',
  VOID_TACTICIAN: 'Void Tactician.',
  INSPIRING_LEADER: 'Inspiring Leader.',
  IRON_DISCIPLINE: 'Iron Discipline.',
});

export const advisor = words('Advisor', 'Advisor of a commander (GOW-TRT-05).', {
  PSYKER: 'Psyker.',
  EXPERT_NAVIGATOR: 'Expert Navigator.',
  TITANICUS_INTERFACER: 'Titanicus Interfacer.',
  MUNITORUM_QUARTERMASTER: 'Munitorum Quartermaster.',
  LEXMECHANIC: 'Lexmechanic.',
  ASTROPATH: 'Astropath.',
});

export const heroAction = words('HeroAction', 'Action of a hero (GOW-CHR-09…24).', {
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

export const fateKind = words('FateKind', 'Fate of a character in a battle (GOW-CBT-14).', {
  KILLED: 'Killed.',
  WOUNDED: 'Wounded.',
  UNHARMED: 'Unharmed.',
});
