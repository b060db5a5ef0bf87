import type { ClubType } from '../../club.ts'
import { isOutOfSand } from '../bunker.ts'
import { LOB_WEDGE, TIES, byStrokes, isLaidUp, isLobWedge, isRunning, isShort, isWood } from './choose-swing.ts'
import type { ChoiceConditions, ChosenSwing } from './choose-swing.ts'
import type { ScoredSwing } from './score-swings.ts'

/** The clubs that may be the one a few yards on; one where none costs about as much as the cheapest. */
export function contenders(chosen: ChosenSwing): readonly ClubType[] {
  const { recommended, cheapest, others } = chosen
  if (nearlyCheapest(chosen).length === 1) return [recommended.swing.club]
  const isContender = ({ expectedStrokes }: ScoredSwing) => expectedStrokes <= cheapest.expectedStrokes + TIES.contender
  return [recommended, ...others.filter(isContender)].map(({ swing }) => swing.club)
}

/** The clubs that cost about as much as the cheapest: more than one where a yard or a breath of wind turns the scale. */
function nearlyCheapest({ recommended, cheapest, others }: ChosenSwing): readonly ClubType[] {
  const mostStrokes = Math.min(cheapest.expectedStrokes + TIES.steadyAtMost, recommended.expectedStrokes + TIES.steady)
  const isNear = ({ expectedStrokes }: ScoredSwing) => expectedStrokes <= mostStrokes
  return [recommended, ...others.filter(isNear)].map(({ swing }) => swing.club)
}

/** The choice with this club instead, where it costs about as much and no rule is against it. */
export function withClub(
  chosen: ChosenSwing,
  { club, shot, handicap }: Pick<ChoiceConditions, 'shot' | 'handicap'> & { readonly club: ClubType },
): ChosenSwing {
  const { recommended, cheapest, others } = chosen
  const other = others.find(({ swing }) => swing.club === club)
  if (!other || !nearlyCheapest(chosen).includes(club)) return chosen
  const isWorse =
    (handicap >= LOB_WEDGE.fromHandicap && isLobWedge(other)) ||
    (isLaidUp(other, shot) && !isLaidUp(recommended, shot)) ||
    (isRunning(recommended) && !isRunning(other)) ||
    (isOutOfSand(shot) && isShort(other, shot) && !isShort(recommended, shot)) ||
    (shot.lie === 'rough' && isWood(other) && !isWood(recommended))
  if (isWorse) return chosen
  return {
    recommended: other,
    rule: club === cheapest.swing.club ? 'cheapest' : 'steady',
    cheapest,
    others: byStrokes([...others.filter((one) => one !== other), recommended]),
  }
}
