import { bullets, page, paragraph } from './markdown.ts'
import { courseShots } from './shot-memory/course-shots.ts'
import { recovery } from './shot-memory/recovery.ts'
import { howItLearns } from './shot-memory/how-it-learns.ts'
import { scores } from './shot-memory/scores.ts'

/** docs/models/shot-memory.md, worked out anew from the code and the reference shots. */
export function shotMemoryPage(): string {
  return page(
    '# Shot memory',
    paragraph(
      'Written by `npm run docs` from `golf/src/memory/` and `golf/reference/`: change those, not this page. Words are in the',
      '[glossary](../glossary.md); the typical spread and the mishits are those of [shot advice](shot-advice.md), a carry',
      'before any shot is that of the [distances](distances.md).',
    ),
    ...howItLearns(),
    ...scores(),
    ...recovery(),
    ...courseShots(),
    ...limits(),
  )
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**Few golfers.** What golfers have in common was fitted on populations and checked on eight golfers ' +
        'without handicaps, indoors, mostly with drivers; their shots under some 117 yards (107 m) are absent, so mishits ' +
        'are proven on synthetic shots only. Four of the eight are on this page; the others were looked at while the model ' +
        'was designed.',
      '**A range is not a course.** On grass and under pressure shots scatter wider than these.',
      '**An aim that already corrects a miss hides it**: sides are measured from the target.',
      '**Rules of thumb**: what a session, an origin, a mishit before shots and a tilt before shots are worth.',
      '**A bag of unmarked part swings** looks like a bag of mishits.',
      '**Solid shots are taken as elliptical**: a two-way miss is one wide oval.',
      '**Wind** is never taken out of a carry that was brought, since nobody measured it; out of one of a round only as the forecast has it.',
      '**On the course** slopes are not taken out, nor what a course’s ground and height always do: these are in the carries that are learned there. A drive scatters a tenth less off its tee than the model takes it for.',
    ),
  ]
}
