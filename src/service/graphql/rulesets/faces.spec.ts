/** @rulesets one */
import { GHOST_OF_WAR_FACE } from './ghost-of-war/index.js';
import { allFaces, registerFaces } from './faces.js';
import { PLANETARY_FACE } from './planetary/index.js';

describe('the faces of a process', () => {
  it('are those of its application, however often it is made, and no others', () => {
    registerFaces([GHOST_OF_WAR_FACE]);
    registerFaces([GHOST_OF_WAR_FACE]);
    expect(allFaces()).toEqual([GHOST_OF_WAR_FACE]);
    expect(() => registerFaces([PLANETARY_FACE])).toThrow(/shows other rulesets already: ghost-of-war/);
  });
});
