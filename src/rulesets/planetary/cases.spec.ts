import { join } from 'node:path';
import { packageRoot } from '../../rules-catalog/index.js';
import { PLANETARY } from './index.js';
import { casesHold } from '../../../test/cases-hold.js';

casesHold(PLANETARY, join(packageRoot(), 'src', 'rulesets', 'planetary'));
