import { id, list, named, record, said, textOf } from '../../../kernel/index.js';
import * as words from '../words/index.js';

/** What is said of task forces and companies (EDCU-TF). */
export const TASK_FORCE_COMMANDS = {
  PurchaseTaskForce: named(
    'TaskForcePurchase',
    'A task force is bought, once and for good (EDCU-TF-03).',
    record({ taskForce: said('Id of the catalog.', id) }),
  ),
  SetTaskForceStatus: named(
    'TaskForceStatusSetting',
    'Game master: whether a task force can be used (EDCU-TF-04).',
    record({
      taskForce: said('Id of the catalog.', id),
      status: said('From now on.', words.taskForceStatus),
    }),
  ),
  FormCompany: named(
    'CompanyForming',
    'A company is formed in a task force; one that was formed before is dissolved (EDCU-TF-02).',
    record({
      name: said('What the company is called.', textOf(120)),
      taskForce: said('Task force that is owned, or free.', id),
    }),
  ),
  AssignUnit: named(
    'UnitAssignment',
    'A saved unit joins the company (EDCU-TF-06).',
    record({ unit: said('Id of the unit.', id), slot: said('Letter of the slot.', id) }),
  ),
  UnassignUnit: named(
    'UnitUnassignment',
    'A unit leaves the company.',
    record({ unit: said('Id of the unit.', id) }),
  ),
  ChooseSpecialization: named(
    'SpecializationChoice',
    'Specializations of the company (EDCU-TF-09).',
    record({ specializations: said('All that are chosen.', list(id, 20)) }),
  ),
} as const;
