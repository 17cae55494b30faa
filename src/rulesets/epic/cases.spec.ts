import { join } from 'node:path';
import { packageRoot } from '../../rules-catalog/index.js';
import { EPIC } from './index.js';
import { casesHold } from '../../../test/cases-hold.js';

casesHold(EPIC, join(packageRoot(), 'src', 'rulesets', 'epic'));
