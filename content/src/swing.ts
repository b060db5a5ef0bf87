import type { SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import type { CauseId } from '@bagwise/golf/swing/causes'
import { areOpposite, CHANGES } from '@bagwise/golf/swing/changes'
import type { ChangeId } from '@bagwise/golf/swing/changes'
import type { SwingSign } from '@bagwise/golf/swing/signs'
import type { Drill } from './drills.ts'
import { DRILLS } from './drills.ts'
import type { CauseText } from './swing/cause-text.ts'
import { movesOfDrill } from './swing/drill-moves.ts'
import { MOTION_CAUSES } from './swing/motion-causes.prose.ts'
import { SET_UP_CAUSES } from './swing/set-up-causes.prose.ts'
import { CHECK_UP } from './swing/swing-flights.prose.ts'

/** One of the golfer's signs, and why it points to a cause. */
export type Reason = { readonly sign: SwingSign; readonly text: string }

/** As many as fit into a practice session. */
const MOST_DRILLS = 3

const CAUSE_TEXTS: Readonly<Record<CauseId, CauseText>> = { ...SET_UP_CAUSES, ...MOTION_CAUSES }

export function causeText(cause: CauseId): CauseText {
  return CAUSE_TEXTS[cause]
}

/** Why the golfer's signs point to a cause. */
export function reasonsFor(cause: CauseId, signs: readonly SwingSign[]): readonly Reason[] {
  const { why } = causeText(cause)
  return signs.flatMap((sign) => {
    const text = why[sign]
    return text === undefined ? [] : [{ sign, text }]
  })
}

/**
 * A drill for each cause, likeliest first, while there is room, then second-best ones; none that trains the opposite of
 * a correction or of another drill. After the first, drills for signs the golfer named come first. Never empty.
 */
export function drillsForSwing({ causes, signs, corrections }: SwingAnalysis): readonly Drill[] {
  const changes: readonly ChangeId[] = Object.values(corrections).flat()
  const fits = ({ id }: Drill) => changes.every((change) => !areOpposite(CHANGES[change].moves, movesOfDrill(id)))
  const ofCauses = causes.map(({ id }) => drillsByIds(causeText(id).drills).filter(fits).toSorted(byServed(signs)))
  const [first, ...others] = [0, 1].flatMap((turn) => ofCauses.flatMap((drills) => drills[turn] ?? []))
  if (!first) return drillsByIds(CHECK_UP.drills)
  const serving = others.filter((drill) => servedCount(drill, signs) > 0)
  return goingTogether([...new Set([first, ...serving, ...others])]).slice(0, MOST_DRILLS)
}

function goingTogether(drills: readonly Drill[]): readonly Drill[] {
  return drills.reduce<readonly Drill[]>((kept, drill) => {
    const isAgainst = kept.some(({ id }) => areOpposite(movesOfDrill(id), movesOfDrill(drill.id)))
    return isAgainst ? kept : [...kept, drill]
  }, [])
}

function drillsByIds(ids: readonly string[]): readonly Drill[] {
  return ids.map((id) => {
    const drill = DRILLS.find((candidate) => candidate.id === id)
    if (!drill) throw new Error(`There is no drill ${id}`)
    return drill
  })
}

function byServed(signs: readonly SwingSign[]) {
  return (a: Drill, b: Drill) => servedCount(b, signs) - servedCount(a, signs)
}

function servedCount({ serves }: Drill, signs: readonly SwingSign[]): number {
  return signs.filter((sign) => serves.some((need) => need === sign)).length
}
