import { join } from 'node:path';
import { packageRoot } from '../../rules-catalog/index.js';
import { META_CAMPAIGN } from './index.js';
import { casesHold } from '../../../test/cases-hold.js';

casesHold(META_CAMPAIGN, join(packageRoot(), 'src', 'rulesets', 'meta-campaign'));
