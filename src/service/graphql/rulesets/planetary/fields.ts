/* Fields that the planetary types have often. */
export { HexField, YesField } from '../../schema/input-fields.js';
export { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../../schema/output-fields.js';
