import { playsLike } from '../src/flight/plays-like.ts'
import type { PlaysLikeProblem } from '../src/flight/plays-like.ts'
import { CLUBS } from '../src/club.ts'
import { metresFromFeet, metresFromYards } from '../src/units.ts'
import type { Answer } from './answer.ts'
import type { Asked } from './read-arguments.ts'

const PARTS = ['wind', 'temperature', 'altitude', 'elevation'] as const

/** Name and unit of each number, by the model's problem when it is out of range. */
const RANGED = {
  'distance-out-of-range': { name: 'The distance', unit: 'yards' },
  'carry-out-of-range': { name: 'A carry in --bag', unit: 'yards' },
  'wind-out-of-range': { name: '--wind', unit: 'mph' },
  'wind-direction-out-of-range': { name: '--from', unit: 'degrees' },
  'temperature-out-of-range': { name: '--temp', unit: '°F' },
  'altitude-out-of-range': { name: '--altitude', unit: 'feet' },
  'target-elevation-out-of-range': { name: 'The height of the target', unit: 'feet' },
} as const

/** The plays-like distance, what each condition adds to it, and its band. */
export function playsLikeText(asked: Asked): Answer {
  const { bag, distanceYards, air, isMetric } = asked
  const found = playsLike(bag, { distanceYards }, air)
  if ('problem' in found) return problemAnswer(found, asked)

  const shown = (yards: number) => Math.round(isMetric ? metresFromYards(yards) : yards)
  const total = shown(found.playsLikeYards)
  const lines = [
    `${shown(distanceYards)} ${isMetric ? 'metres' : 'yards'} play like ${total}, give or take ${shown(found.bandYards)}.`,
  ]
  // Rounds cumulatively, so that the numbers shown add up.
  let yards = distanceYards
  for (const part of PARTS) {
    const before = shown(yards)
    yards += found.partsYards[part]
    lines.push(`  ${part.padEnd('temperature'.length)} ${signed(shown(yards) - before).padStart('+100'.length)}`)
  }
  return { text: lines.join('\n'), exitCode: 0 }
}

function problemAnswer(found: PlaysLikeProblem, { distanceYards, isMetric }: Asked): Answer {
  const shown = (yards: number) =>
    `${Math.round(isMetric ? metresFromYards(yards) : yards)} ${isMetric ? 'metres' : 'yards'}`
  switch (found.problem) {
    case 'beyond-the-bag':
      return none(`No club reaches ${shown(distanceYards)} today: the longest carries ${shown(found.reachYards)}.`)
    case 'shorter-than-the-bag':
      return none(`Even half a swing of the shortest club goes farther than ${shown(distanceYards)} today.`)
    case 'carry-not-possible':
      return refused(`No ball flies as far with a ${CLUBS[found.club].displayName} as --bag says.`)
    default:
      return refused('from' in found ? rangeSentence(found, isMetric) : `This cannot be worked out: ${found.problem}.`)
  }
}

function rangeSentence(
  { problem, from, to }: { readonly problem: string; readonly from: number; readonly to: number },
  isMetric: boolean,
): string {
  const ranged = Object.entries(RANGED).find(([name]) => name === problem)?.[1]
  const { name, unit } = ranged ?? { name: `A number (${problem})`, unit: '' }
  const isLength = unit === 'yards' || unit === 'feet'
  const metres = unit === 'yards' ? metresFromYards : metresFromFeet
  const [least, most, shownUnit] =
    isMetric && isLength ? [Math.ceil(metres(from)), Math.floor(metres(to)), 'metres'] : [from, to, unit]
  return `${name} goes from ${String(least).replace('-', '−')} to ${most} ${shownUnit}.`
}

function none(text: string): Answer {
  return { text, exitCode: 1 }
}

function refused(text: string): Answer {
  return { text: `${text}\nSee: bagwise --help`, exitCode: 2 }
}

/** "+12", "−3", "0". */
function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}
