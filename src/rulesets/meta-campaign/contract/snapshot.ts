import type { EdcTable } from '../table.js';

/** EDCU-SHT-02: what every player has, at the start and the end of a campaign. */
export function snapshot(table: EdcTable, when: 'START' | 'END'): void {
  const { accounts, units } = table.state;
  table.emit(
    {
      type: 'meta-campaign.MasterSheetSnapshotted',
      data: {
        when,
        accounts: Object.values(accounts),
        units: Object.values(units).flatMap(({ id, owner, classId, fittings, veterancy, status }) =>
          owner === null
            ? []
            : [{ id, owner, classId, upgrades: fittings.map((each) => each.upgrade), veterancy, status }],
        ),
      },
    },
    ['EDCU-SHT-02'],
  );
}
