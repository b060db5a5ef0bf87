import { PLAYED_PARTS } from '@bagwise/golf/play/parts'
import { CORRECTED_KINDS, PLACE_CORRECTIONS } from '@bagwise/golf/play/place-correction'
import { SIMULATED_COURSE, SIMULATED_ROUND_COUNT, expectedScore } from '../../../golf/reference/simulated-rounds.ts'
import type { SimulatedHandicap, SimulatedPart } from '../../../golf/reference/simulated-rounds.ts'
import { PLAY_OUT, SEVEN_IRON, WILD } from '../../../golf/reference/simulated-golfer.ts'
import { bullets, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent, signed } from '../numbers.ts'
import { PART_NAMES, simulations } from './simulations.ts'

const PART_HEADINGS = PLAYED_PARTS.map((part) => PART_NAMES[part])
const CORRECTION_PLACES = 3

export function simulatedGolfers(): readonly string[] {
  return [
    '## Golfers who play to their handicap',
    paragraph(
      'A score sees only E(tee); whether E is right in between decides which part is praised and which is blamed. So golfers',
      `are simulated whose every part should come to nothing: ${SIMULATED_ROUND_COUNT.toLocaleString('en-US')} rounds each, judged against their own handicap as any round is.`,
    ),
    ...howTheyPlay(),
    ...fits(),
    ...leftOver(),
    ...corrections(),
  ]
}

function howTheyPlay(): readonly string[] {
  const yards = SIMULATED_COURSE.reduce((sum, { lengthYards }) => sum + lengthYards, 0)
  const { mishits } = PLAY_OUT
  return [
    bullets(
      `**Course**: ${yards.toLocaleString('en-US')} yards, par 72, straight holes with the typical green and fairway of shot advice and its trees beyond ` +
        'them, bunkers on both sides of every other green, the pin in the middle.',
      `**Bag**: a 7-iron of ${exact(SEVEN_IRON.scratchYards)} − ${exact(SEVEN_IRON.yardsPerStroke)} · H yards, the other clubs as Like me estimates them from it.`,
      '**Swing**: the club and swing that shot advice picks on level ground in still air without hazards, aimed at the pin, with ' +
        'its spread and its mishits. From the fringe the ball is putted.',
      `**Among trees** the ball is played out to the middle of the fairway, ${exact(PLAY_OUT.aheadYards)} yards ahead or to ${exact(PLAY_OUT.shortOfPinYards)} before the pin, off by ${percent(PLAY_OUT.sdShare)} of the ` +
        `way; ${exact(mishits.share)} + ${exact(mishits.perHandicap)} · H of these shots stop after ${percent(mishits.goesShare)} of it. Rules of thumb.`,
      '**Putts** are holed so often, and leave so much, that they need what the curve says; three putts are a rule of thumb. ' +
        'Nothing in Bagwise scatters putts.',
      `**Wild swings**: spread and mishits alone play better than the handicap. So a share of the swings from more than ${exact(WILD.fromYards)} ` +
        `yards goes wrong besides: ${percent(WILD.penaltyShare)} of them end in a penalty area, where they are dropped at least ${exact(WILD.droppedOffYards)} yards off the line, the ` +
        `others are aimed ${exact(WILD.aimedOffDeg)}° to a side. Their share is fitted so that the score of 18 holes is the one expected from the tees; ` +
        'no part was looked at.',
    ),
  ]
}

function fits(): readonly string[] {
  const { corrected, others } = simulations()
  const all = [...corrected, ...others].toSorted((one, other) => one.handicap - other.handicap)
  return [
    table(
      ['handicap', 'wild swings', 'penalties a round', 'score', 'expected from the tees'],
      all.map(({ handicap, wildShare, fitted }) => [
        exact(handicap),
        percent(wildShare, 1),
        fixed(fitted.penaltyStrokes, 1),
        fixed(fitted.meanScore),
        fixed(expectedScore(handicap)),
      ]),
    ),
  ]
}

function leftOver(): readonly string[] {
  const { corrected } = simulations()
  return [
    '### What is left over, and where it goes',
    paragraph('In the rounds that the wild swings were fitted on the parts come to this, strokes a round:'),
    partTable(
      corrected,
      (one) => one.fitted.parts,
      ({ curveStrokes }) => curveStrokes,
    ),
    paragraph(
      'Small as it is, it would be said of every round. So it is moved in the open: of places off the green between tee and hole',
      'those for an approach, for a pitch and, up to 20 yards, for a chip count so many strokes more than the curve says. What a',
      'shot that ends there loses by it, the next one gains; tee, green and hole count as they do, so the gains of a hole still',
      'add up to E(tee) − score, whatever is known of it. Every gain keeps both numbers, by the curve and moved. Chips are told',
      'from pitches since the tour’s table ends at 10 yards: nearer to the hole the curve asks too much.',
    ),
  ]
}

function corrections(): readonly string[] {
  const { corrected, others } = simulations()
  return [
    table(
      ['handicap', ...CORRECTED_KINDS, ...CORRECTED_KINDS.map((kind) => `worked out: ${kind}`)],
      PLACE_CORRECTIONS.map((made) => {
        const needed = corrected.find((one) => one.handicap === made.handicap)?.fitted.needed
        return [
          exact(made.handicap),
          ...CORRECTED_KINDS.map((kind) => signed(made[kind], CORRECTION_PLACES)),
          ...CORRECTED_KINDS.map((kind) => signed(needed?.[kind] ?? Number.NaN, CORRECTION_PLACES)),
        ]
      }),
    ),
    paragraph(
      'It is worked out so that drives, pitches and chips come to nothing; putting has nothing to correct, and what is left of the',
      'whole stays with the approaches. Between these handicaps it lies on straight lines, beyond them it stays. As many',
      '**other** rounds of the same golfers, with the correction:',
    ),
    partTable(corrected, (one) => one.others.parts, afterMoving),
    paragraph('Golfers in between and beyond, who had no say in it, each fitted to the score of their own handicap:'),
    partTable(others, (one) => one.others.parts, afterMoving),
  ]
}

const afterMoving = ({ curveStrokes, movedStrokes }: SimulatedPart) => curveStrokes + movedStrokes

function partTable(
  golfers: readonly SimulatedHandicap[],
  partsOf: (one: SimulatedHandicap) => SimulatedHandicap['fitted']['parts'],
  of: (part: SimulatedPart) => number,
): string {
  return table(
    ['handicap', ...PART_HEADINGS, 'all'],
    golfers.map((one) => {
      const strokes = PLAYED_PARTS.map((part) => of(partsOf(one)[part]))
      return [
        exact(one.handicap),
        ...[...strokes, strokes.reduce((sum, each) => sum + each, 0)].map((each) => signed(each, 2)),
      ]
    }),
  )
}
