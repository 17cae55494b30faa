import {
  boxed,
  id,
  list,
  named,
  optional,
  orElse,
  orNull,
  ownId,
  record,
  said,
  textOf,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { figure, goods, parts, round, way } from '../shapes/goods.js';
import { projectOptions, projectPlace } from '../sheets/shapes.js';

const eventProjectMembers = {
  key: said('Its key.', id),
  name: said('Its name.', textOf(120)),
  level: said('Its level.', words.slotLevel),
  durationRounds: said('Rounds that it takes.', figure()),
  perRound: said('What it needs each round.', orElse(goods(), {})),
  oneTime: said('What it needs once.', orElse(goods(), {})),
  yields: said('What it yields.', orElse(goods(), {})),
  planet: said('Planet where it may be started; anywhere when left out.', orNull(id)),
};

/** GOW-PRJ-14: a project of the arbiter's. */
export const eventProject = named(
  'EventProject',
  'A project that the arbiter has made up (GOW-PLA-09).',
  record(eventProjectMembers),
);

export const project = named(
  'Project',
  'A project under way.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    place: said('Where it runs.', projectPlace),
    owner: said('Faction that ordered it.', id),
    item: said('Key of the entry: project, advancement, recruitment row, field or event project.', id),
    progress: said('Rounds of progress so far; 0 when left out.', optional(figure())),
    duration: said('Rounds that it takes; those of its entry when left out.', optional(figure())),
    oneTimePaid: said('What of its price has been paid.', optional(goods())),
    startedRound: said('Round in which it was started.', optional(round)),
    site: said('Planet on which a field project is built (GOW-PRJ-13).', optional(orNull(id))),
    priority: said('1 first … 9 last.', optional(figure())),
    status: said('Its status; RUNNING when left out.', optional(words.projectStatus)),
    forFaction: said('Faction that gets what is made (GOW-REC-08).', optional(id)),
    options: said('Choices.', optional(projectOptions)),
    parts: said('Parts that are reserved.', optional(parts())),
    hero: said('Hero whose process it is.', optional(orNull(id))),
    death: said('The death that it serves.', optional(orNull(id))),
  }),
);

export const line = named(
  'StandingLine',
  'A trade or supply line that stands.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Faction that owns it.', id),
    notation: said('GOW-TRD-02: e.g. `Hastea → Atria: Food(4)`.', textOf(4000)),
    kind: said('Its kind; as the notation says when left out.', optional(words.lineKind)),
    establishedRound: said(
      'Round in which it was established; the first one when left out.',
      optional(round),
    ),
    paths: said(
      'Ways, one for each stop.',
      optional(
        list(
          named(
            'Leg',
            'The way of a leg; found when left out.',
            boxed('path', 'Hexes, both ends included.', way),
          ),
        ),
      ),
    ),
    firstRounds: said('Round from which each stop delivers.', optional(list(round))),
    interruptedRounds: said('S3 in a row at which each stop was interrupted.', optional(list(round))),
    intoDepots: said(
      'Depots, one for each stop.',
      optional(
        list(
          named(
            'IntoDepot',
            'A depot into which a stop delivers; its planet when left out.',
            boxed('depot', 'The depot.', orNull(id)),
          ),
        ),
      ),
    ),
  }),
);
