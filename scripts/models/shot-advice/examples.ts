import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { ABOUT_EQUAL_STROKES } from '@bagwise/golf/shot-advice/about-equal'
import { SHOT_PRESETS, WORDED_WEATHER } from '@bagwise/golf/shot-advice/shot-presets'
import { CLUBS } from '@bagwise/golf/club'
import { ADVISED_BAG } from '../../../golf/reference/advised-bag.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, signed } from '../numbers.ts'

const HANDICAPS = [5, 15, 28] as const

export function examples(): readonly string[] {
  const [driver] = ADVISED_BAG
  return [
    '## Examples',
    paragraph(
      `The four presets with a bag whose driver carries ${driver?.carryYards} yd. Clubs within ${exact(ABOUT_EQUAL_STROKES)} strokes of each other are shown as`,
      'about the same.',
    ),
    table(
      ['situation', 'handicap', 'advice', 'strokes', 'next best'],
      SHOT_PRESETS.flatMap(({ name, weather, shot }) =>
        HANDICAPS.map((handicap) => {
          const advice = adviseShot(ADVISED_BAG, { handicap }, shot, WORDED_WEATHER[weather].air)
          if ('problem' in advice) throw new Error(`No advice for ${name}: ${advice.problem}`)
          const { recommended, alternatives } = advice
          return [
            name,
            exact(handicap),
            CLUBS[recommended.club].displayName,
            fixed(recommended.expectedStrokes, 2),
            alternatives
              .slice(0, 2)
              .map(({ club, costStrokes }) => `${CLUBS[club].displayName} ${signed(costStrokes, 2)}`)
              .join(', '),
          ]
        }),
      ),
    ),
  ]
}
