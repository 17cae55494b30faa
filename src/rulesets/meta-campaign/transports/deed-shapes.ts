import { hex, id, orElse, record, said, whole, named } from '../../../kernel/index.js';

const items = said('How many.', orElse(whole(0, 1000), 0));
const loading = { depot: said('Id of the depot.', id), crates: items, barrels: items };

/** Actions of towing and transports (section 18 of part 2). */
export const TRANSPORT_ACTIONS = {
  HITCH: said(
    'A unit is hitched (EDCU-TOW-02).',
    named(
      'HitchAction',
      'A unit is hitched (EDCU-TOW-02).',
      record({ unit: said('The unit that is to be towed.', id) }),
    ),
  ),
  UNHITCH: said(
    'A unit is unhitched (EDCU-TOW-03).',
    named(
      'UnhitchAction',
      'A unit is unhitched (EDCU-TOW-03).',
      record({ unit: said('The unit that is towed.', id) }),
    ),
  ),
  EXTENDED_UNHITCH: said(
    'A unit is put down beside (EDCU-TOW-04).',
    named(
      'ExtendedUnhitchAction',
      'A unit is put down beside (EDCU-TOW-04).',
      record({
        unit: said('The unit that is towed.', id),
        hex: said('Adjacent hex in which it is put down.', hex),
      }),
    ),
  ),
  BOARD: said(
    'The unit boards a transport (EDCU-TRN-02).',
    named(
      'BoardAction',
      'The unit boards a transport (EDCU-TRN-02).',
      record({ transport: said('Id of the transport.', id) }),
    ),
  ),
  ONLOAD: said(
    'Supply is taken from a depot (EDCU-TRN-08).',
    named('OnloadAction', 'Supply is taken from a depot (EDCU-TRN-08).', record(loading)),
  ),
  OFFLOAD: said(
    'Supply is put into a depot (EDCU-TRN-08).',
    named('OffloadAction', 'Supply is put into a depot (EDCU-TRN-08).', record(loading)),
  ),
  HOOK: said(
    'A load is hooked (EDCU-LFT-03).',
    named(
      'HookAction',
      'A load is hooked (EDCU-LFT-03).',
      record({ unit: said('The unit that is lifted.', id) }),
    ),
  ),
  DROP_LOAD: said(
    'A load is put down (EDCU-LFT-04).',
    named(
      'DropLoadAction',
      'A load is put down (EDCU-LFT-04).',
      record({ unit: said('The unit that hangs under it.', id) }),
    ),
  ),
  DEPLOY: said('The unit deploys (EDCU-TOW-06).', record({})),
  UNDEPLOY: said('The unit undeploys (EDCU-TOW-06).', record({})),
} as const;
