export { commandsOf } from './commands-of.js';
export type { Field, Form, InputForm } from './form.js';
export { formOf } from './form-of.js';
export { figureRows, tableOfFigures, type HouseRuleFigure } from './house-rule.js';
export { says } from './says.js';
export type { CommonCommands, RulesetInputs } from './ruleset-inputs.js';
