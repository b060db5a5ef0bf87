import { playsLike } from '@bagwise/golf/flight/plays-like'
import type { PlaysLike } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { advisedBagOf, golferOf } from '../advised-golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { flightProblem } from '../flight-problem.ts'
import { lengthText, wholeLength } from '../in-units.ts'
import { AIR_OPTIONS, airOf } from '../shot-air.ts'
import { isTournament, tournamentAnswered } from '../tournament.ts'
import { distanceOf } from '../typed-lengths.ts'

const EXAMPLE = 'plays-like 150 --wind 12 --temp 48'
const PARTS = ['wind', 'temperature', 'altitude', 'elevation'] as const

export const PLAYS_LIKE: Command = {
  name: 'plays-like',
  takes: '<distance>',
  means: 'What a shot plays like today: how far it would be at sea level, at 70°F, on level ground and without wind.',
  examples: [EXAMPLE, 'plays-like 137 --metres --wind 20 --from 180 --bag takeout.json'],
  options: [...AIR_OPTIONS, 'tournament', 'bag'],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  const distanceYards = distanceOf(asked, EXAMPLE)
  const { air } = airOf(asked)
  const { units } = asked
  const golfer = await golferOf(asked)
  const { clubs } = advisedBagOf(golfer, asked.io.today)
  if (isTournament(asked, golfer)) return tournamentAnswered(clubs, { distanceYards, units })
  const found = playsLike(clubs, { distanceYards }, air)
  if ('problem' in found) throw flightProblem(found, { distanceYards, units })
  const { playsLikeYards, bandYards, partsYards } = found
  const parts = PARTS.map((part) => [`${part}Yards`, partsYards[part]] as const)
  return {
    text: textOf(found, { distanceYards, units }),
    answer: { distanceYards, playsLikeYards, bandYards, parts: Object.fromEntries(parts) },
  }
}

function textOf(
  { playsLikeYards, bandYards, partsYards }: PlaysLike,
  { distanceYards, units }: { readonly distanceYards: number; readonly units: PreferredUnits },
): string {
  const shown = (yards: number) => wholeLength(yards, units)
  const lines = [
    `${lengthText(distanceYards, units)} play like ${shown(playsLikeYards)}, give or take ${shown(bandYards)}.`,
  ]
  // Rounds cumulatively, so that the numbers shown add up.
  let yards = distanceYards
  for (const part of PARTS) {
    const before = shown(yards)
    yards += partsYards[part]
    lines.push(`  ${part.padEnd('temperature'.length)} ${signed(shown(yards) - before).padStart('+100'.length)}`)
  }
  return lines.join('\n')
}

/** "+12", "−3", "0". */
function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}
