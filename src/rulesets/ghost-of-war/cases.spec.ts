import { join } from 'node:path';
import { packageRoot } from '../../rules-catalog/index.js';
import { GHOST_OF_WAR } from './index.js';
import { casesHold } from '../../../test/cases-hold.js';

casesHold(GHOST_OF_WAR, join(packageRoot(), 'src', 'rulesets', 'ghost-of-war'));
