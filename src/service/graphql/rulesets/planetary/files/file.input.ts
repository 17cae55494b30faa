import { fileInput } from '../../files/file-input.js';

export const PlanetaryFileInput = fileInput('Planetary', 'docs/how-to/bring-your-own-units.md');
