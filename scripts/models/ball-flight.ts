import { conditions } from './ball-flight/conditions.ts'
import { equations } from './ball-flight/equations.ts'
import { golfers } from './ball-flight/golfers.ts'
import { ground } from './ball-flight/ground.ts'
import { launches } from './ball-flight/launches.ts'
import { numerics, numericalErrors } from './ball-flight/numerics.ts'
import { playsLikeMethod } from './ball-flight/plays-like.ts'
import { speed } from './ball-flight/speed.ts'
import { summary } from './ball-flight/summary.ts'
import { tourTables } from './ball-flight/tour-tables.ts'
import { bullets, page, paragraph } from './markdown.ts'

/** docs/models/ball-flight.md, worked out anew from the code and the reference tables. */
export function ballFlightPage(): string {
  const errors = numericalErrors()
  return page(
    '# Ball flight',
    paragraph(
      'Written by `npm run docs` from `golf/src/flight/` and `golf/reference/`: change those, not this page. Words are in',
      'the [glossary](../glossary.md).',
    ),
    ...whatItDoes(),
    ...summary(errors),
    ...equations(),
    ...numerics(errors),
    ...launches(),
    ...tourTables(),
    ...conditions(),
    ...golfers(),
    ...playsLikeMethod(),
    ...ground(),
    ...limits(),
    ...speed(),
  )
}

function whatItDoes(): readonly string[] {
  return [
    '## What it does, and what not',
    paragraph(
      'From how the ball leaves the club it works out the flight: carry, apex, landing, and how far wind and a tilted spin',
      'axis move it sideways, in any air golf is played in. From a club and its carry it infers a typical launch, and from',
      'both what a shot plays like today.',
    ),
    paragraph(
      'It does not know the golfer’s own launches, the ball they play, the lie, or how well they strike it. It gives carry;',
      'what the ball does on the ground is a band. Every carry is one in the reference air: 70°F, sea level, 50 % humidity,',
      'still.',
    ),
  ]
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**The air only.** A cold ball leaves the club more slowly too; that is not covered, so cold plays longer than said.',
      '**Rain, a wet face, mud and a bad lie** are not covered.',
      '**Noise.** Tour tables are averages over many days, balls and places; below their floor nothing can be told.',
      '**Recalled values.** The LPGA table, some launches of woods and hybrids and the roll are known from memory. The spin ' +
        'of the LPGA 3-wood looks like a misprint; the anchor uses another one.',
      '**Landing angles** of long irons, woods and hybrids are flatter than in the tables, see above: the part for height is ' +
        'likely a little too large there.',
      '**Wind on wedges** has no published effect among those above: what the model says there is the curve’s alone.',
      '**The slowest golfers** have no measurement behind their launches, see above; their conditions are only as good.',
      '**A rise the ball barely gets up to.** With a target 30 ft up that a low ball only just reaches, a light headwind ' +
        'may play up to 0.6 yd shorter than none. Where a rise of 54 ft takes a fairway wood or the driver, what the next ' +
        '6 ft cost may be up to 3 yd less than the 6 ft before.',
      '**The way to the target** rises or falls evenly; hollows and terraces in between are not known.',
      '**One ball.** Balls differ in drag and spin; the model knows one, that of the tables it was fitted on.',
    ),
  ]
}
