import { bullets, page, paragraph } from './markdown.ts'
import { beforeAfter } from './shot-advice/before-after.ts'
import { choosing } from './shot-advice/choosing.ts'
import { effects } from './shot-advice/effects.ts'
import { examples } from './shot-advice/examples.ts'
import { hole } from './shot-advice/hole.ts'
import { spread } from './shot-advice/spread.ts'
import { strokes } from './shot-advice/strokes.ts'

/** docs/models/shot-advice.md, worked out anew from the code and the reference tables. */
export function shotAdvicePage(): string {
  return page(
    '# Shot advice',
    paragraph(
      'Written by `npm run docs` from `golf/src/shot-advice/` and `golf/reference/`: change those, not this page. Words are in',
      'the [glossary](../glossary.md); how a ball flies is on the page of the [flight model](ball-flight.md).',
    ),
    ...whatItDoes(),
    ...spread(),
    ...effects(),
    ...strokes(),
    ...hole(),
    ...choosing(),
    ...examples(),
    ...beforeAfter(),
    ...limits(),
  )
}

function whatItDoes(): readonly string[] {
  return [
    '## What it does, and what not',
    paragraph(
      'It asks which club, aimed where, leaves this golfer the fewest strokes to hole out. Every club of the bag is flown in',
      'the air of the day; around where it comes down lies the spread that is typical of the handicap; every place the ball',
      'may stop in has a number of strokes to go; the sum is what the club costs. There is no chance in it: the same question',
      'has the same answer.',
    ),
    paragraph(
      'All numbers are typical for the handicap until the golfer’s own shots are measured. The hole is a typical green with',
      'the hazards that were named, where they were said to lie, not the one in front of the golfer.',
    ),
    paragraph(
      '**Odds** are counted over the same spread and hole, mishits included: of 100 balls of a swing so many end on the',
      'green, in the sand, in the water, out of bounds. Where hazards overlap, the ball is in the one that costs most.',
    ),
    paragraph(
      'A shot that counts in a tournament gets no advice (Rules of Golf, Rule 4.3a(1)): the answer is its distance and',
      'the golfer’s own card, which lists the bag in its order with full, three-quarter and half carries in still air',
      'of 70°F, the same for every shot.',
    ),
  ]
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**A typical golfer.** Spread, mishits and strokes belong to a population, and near 150 yards published misses of ' +
        'higher handicaps are a tenth larger than the model’s.',
      '**Mishits by club** are rules of thumb with a step between kinds of club: a golfer near two clubs may be sent to the ' +
        'easier one. From a poor lie six in ten is reached with every club at handicap 28, and then the longer club looks ' +
        'as good as the easier one.',
      '**A typical hole.** Sizes and places of green and hazards are rule of thumb; a golfer who sees more knows better.',
      '**Lie and slope** are words. The shares they take are one author’s table and teaching, not measurements; a flyer ' +
        'cannot be told from rough.',
      '**Roll** decides between neighbouring clubs and is a rule of thumb, gentler than a firm fairway.',
      '**Slope is under the feet.** Whether the target is higher is the elevation of the air.',
      '**At 20 yards** chips end and swings begin; expected strokes jump there by up to 0.28, and nothing compares across it.',
      '**Out of bounds in front** is a strip to carry, as deep as water: one without an end would begin at the ball.',
      '**The next shot** is charged with the hazards at the sides only, and only where a ball is meant to stop: a lay-up ' +
        'before water in front still looks cheaper than it is. The charge is what the hazards cost this bag: with a club ' +
        'more it may be larger. Up to 20 yards only hazards in front are looked at.',
      '**At 50 yards** bunker shots turn into fairway bunker shots, and expected strokes fall: by 0.15 at handicap 15, by ' +
        '0.37 at 28.',
      '**A storm** from some 45 mph into the face brings short shots back; a club whose ball lands behind the golfer is ' +
        'left out.',
      '**Less spread is not always fewer strokes**, and more wind or distance not always more: from out of reach the lucky ' +
        'long ones disappear, and between clubs a number may fit better.',
    ),
  ]
}
