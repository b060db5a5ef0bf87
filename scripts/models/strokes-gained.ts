import { bullets, codeBlock, page, paragraph } from './markdown.ts'
import { manyRounds } from './strokes-gained/many-rounds.ts'
import { noise } from './strokes-gained/noise.ts'
import { simulatedGolfers } from './strokes-gained/simulated-golfers.ts'

/** docs/models/strokes-gained.md, worked out anew from the code and from simulated rounds. */
export function strokesGainedPage(): string {
  return page(
    '# Strokes gained',
    paragraph(
      'Written by `npm run docs` from `golf/src/play/` and `golf/reference/`: change those, not this page. Words are in the',
      '[glossary](../glossary.md); strokes to go, spread and mishits are those of [shot advice](shot-advice.md), which rounds',
      'read and do not change.',
    ),
    ...ofAHole(),
    ...simulatedGolfers(),
    ...noise(),
    ...manyRounds(),
    ...limits(),
  )
}

function ofAHole(): readonly string[] {
  return [
    '## A hole',
    paragraph(
      'A hole is the places that are known of it, from the tee to the hole, and the strokes that led from each to the next.',
      'E is the strokes to go from a place for golfers of the same handicap; k are the strokes, penalties among them.',
    ),
    codeBlock(
      'gained          E(place before) − E(place after) − k, with E(in the hole) = 0',
      'of the hole     E(tee) − score, exactly, whatever is missing in between',
    ),
    bullets(
      '**Off the tee** is the first shot of a par 4 or more, **approach** any other from farther than 50 yards, **short game** ' +
        'from up to 50 yards off the green (ShotByShot’s line for golfers of every handicap, in golfwrx.com), **putting** all ' +
        'putts of a green. A penalty belongs to the shot that caused it. The second ball after stroke and distance lies where ' +
        'the first one did, whatever the position says, so the lost one costs exactly two strokes; from the tee it is no first ' +
        'shot any more and counts as an approach.',
      '**No place**: more than one stroke between two known places. A shot without lie or distance joins the one before. ' +
        'Where shots, penalties and putts are fewer than the score, a stroke was never tapped; it may have been played anywhere, ' +
        'so all strokes up to the green have no place. Where they are more, nothing is believed but the score. The strokes of ' +
        'a hole that was picked up or conceded that were not played have no place either.',
      '**On the green** a ball is where the first putt’s length says; without one its putts have no place.',
      '**Not counted**: provisional balls that were picked up, practice balls, mulligans.',
      '**Length** is the hole’s; without one it is the distance typed at the tee, and without that the hole has no gains.',
      '**The course’s line**: E(tee) knows nothing but length. On rated tees the course asks for rating + slope / 113 · (1.04 · ' +
        'index + 2.4), for half of the bracket on nine holes; what that is more than ΣE(tee) is a line of its own and in no ' +
        'part. It needs the length of every hole. The index is held between 0 and 40, as E is.',
    ),
  ]
}

function limits(): readonly string[] {
  return [
    '## Known limits',
    bullets(
      '**The golfer is simulated.** Bagwise has no shots of amateurs with places and lies to judge by, so this shows that curve ' +
        'and spread agree with each other, not that both are right.',
      '**Wild swings** are the same everywhere from 50 yards on, half of them penalties. Another mix would move some tenths of ' +
        'strokes between tee and approach. From handicap 25 on more and more of the score is in them, more than golfers lose to ' +
        'penalties: there the correction stays as it is at 25, and the strokes that are left at 36 are as likely the ' +
        'simulation’s as the curve’s.',
      '**Scratch**: without any wild swing the simulated golfer needs more than the curve says, mostly on approaches. Nothing is ' +
        'corrected for it.',
      '**Putts** are played as the curve says, so nothing is proven about them. From the fringe they roll as on the green.',
      '**Lengths of first putts** from positions blur short putts: below 10 feet they say little.',
      '**Typical errors** of a shot are one number for all handicaps: a little wide for low ones, a little narrow for high ones, ' +
        'until the golfer’s own shots count for more.',
    ),
  ]
}
