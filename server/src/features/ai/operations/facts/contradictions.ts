import { sidesAsSeen } from '@bagwise/golf/hand'
import { analyseSwing } from '@bagwise/golf/swing/analyse-swing'
import { areOpposite, CHANGES } from '@bagwise/golf/swing/changes'
import type { Moves } from '@bagwise/golf/swing/changes'
import { clubsIn, withoutClubs } from './club-names.ts'
import { hasWrongFigure, namesOtherFlight } from './claims.ts'
import { figuresIn, hasOtherUnits } from './figures.ts'
import type { BallFlight, Known } from './known.ts'
import { isForeign } from './language.ts'
import { hasWrongLength } from './lengths.ts'
import { movesInText } from './moves-in-text.ts'
import { isForeignOrder } from './orders.ts'
import { sentencesIn } from './sentences.ts'
import { aimsWrong, namesOtherMiss } from './sides.ts'
import { withFigures } from './spoken-numbers.ts'

/** The text without the sentences that contradict what is known; empty where none is left. */
export function keptText(text: string, known: Known): string {
  return sentencesIn(text)
    .filter((sentence) => !contradicts(sentence, known))
    .join('')
    .trim()
}

/** The same of several texts, without those of which nothing is left. */
export function keptTexts(texts: readonly string[], known: Known): string[] {
  return texts.map((text) => keptText(text, known)).filter((text) => text !== '')
}

/**
 * Whether a sentence contradicts what is known of the golfer, the shot, the catalogue or the rules, is not in the golfer's
 * language and units, or orders something else. What cannot be compared is let through.
 */
export function contradicts(sentence: string, known: Known): boolean {
  if (isForeign(sentence) || isForeignOrder(sentence)) return true
  const words = withFigures(sentence)
  const clubs = clubsIn(words)
  const text = withoutClubs(words, clubs)
  const figures = figuresIn(text)
  const reading = { text, clubs, figures }
  return (
    hasOtherUnits(figures, known.units) ||
    hasWrongLength(reading, known) ||
    hasWrongFigure(sentence, reading, known) ||
    namesOtherMiss(words, known) ||
    namesOtherFlight(words, known) ||
    (known.shot !== undefined && aimsWrong(words, known.shot)) ||
    undoes(sentence, known)
  )
}

/** Whether it moves something the other way than the rules do. */
function undoes(sentence: string, { hand, moves = [], asked }: Known): boolean {
  // The words know a right-hander's lead side.
  const said = movesInText(sidesAsSeen(sentence, hand))
  const named = asked === undefined ? undefined : (flightToChange(sentence) ?? flightToChange(asked))
  const all = named === undefined ? moves : [...moves, ...movesAgainst(named)]
  return said.some((one) => all.some((other) => areOpposite(one, other)))
}

/** 'How do I stop slicing?', 'to straighten out a hook'. */
function flightToChange(text: string): BallFlight | undefined {
  const flight =
    /\b(?:fix\w*|cur(?:e|es|ing)|stop\w*|get rid of|reduc\w*|straighten\w*|against|avoid\w*|prevent\w*|why do i|i keep|tam(?:e|es|ing)|help\w*|correct\w*)\b[^.;!?]{0,30}\b(slic|hook)/i.exec(
      text,
    )?.[1]
  if (flight === undefined) return undefined
  return flight.toLowerCase() === 'slic' ? 'slice' : 'hook'
}

function movesAgainst(ballFlight: BallFlight): readonly Moves[] {
  const { corrections } = analyseSwing({ ballFlight, misses: [], contacts: [], distances: [], toldApart: {} })
  return Object.values(corrections)
    .flat()
    .map((change) => CHANGES[change].moves)
}
