import { join } from 'node:path';
import { packageRoot } from '../../rules-catalog/index.js';
import { SPACE_EMPIRES } from './index.js';
import { casesHold } from '../../../test/cases-hold.js';

casesHold(SPACE_EMPIRES, join(packageRoot(), 'src', 'rulesets', 'space-empires'));
