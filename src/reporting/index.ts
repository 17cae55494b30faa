/** What is told of a campaign on paper: one value for each kind, and how it is written in each format. Pure. */
export { briefPaper, makeBattleBrief, type BattleBrief } from './battle-brief.js';
export { html, STYLE } from './html.js';
export { makeTurnReport, type TurnFacts, type WordedEvent } from './make-turn-report.js';
export { markdown } from './markdown.js';
export { makeOrderSheet, sheetPaper, type OrderSheet } from './order-sheet.js';
export type { Paper } from './paper.js';
export * from './tables.js';
export { oneLine, text, textLines } from './text.js';
export { turnPaper } from './turn-paper.js';
export type { TurnReport } from './turn-report.js';
