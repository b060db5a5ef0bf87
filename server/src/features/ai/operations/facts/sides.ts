import { yardsFromMetres } from '@bagwise/golf/units'
import type { HazardSide } from '@bagwise/golf/shot-advice/shot'
import type { Known, KnownShot } from './known.ts'

const TRAIL = String.raw`(?:[\w'’]+[ -]){0,7}?`
/** What a golfer does on purpose. */
const AIMS = [
  'aim(?:s|ing|ed)?',
  'start(?:s|ing)?(?: it| the ball| your ball)?',
  'favou?r(?:s|ing)?',
  'line (?:it )?up',
  'target(?:s|ing)?',
  'play(?:s|ing)?(?: it| this| the shot| safe)? (?:to|towards?|down|for|at|up)',
  'hit(?: it| this| the ball)? (?:to|towards?|down|at|up)',
  'bail(?:s|ing)? out',
  'err',
  'miss(?:es|ing)?(?: it)?(?: (?:to|on|at|towards?))?',
  'take (?:it )?(?:at|on|down|up)',
  'attack(?:s|ing)?',
  'fire',
  'steer',
  'shade',
  'leave (?:it|the ball|yourself)',
].join('|')
const SIDE = 'left|right|short|long|past the (?:pin|hole|flag|green)|over the (?:pin|green|flag)'
const AIMED = new RegExp(String.raw`\b(?:${AIMS})\b[ ,:]+(${TRAIL})(${SIDE})\b([^.;!?]*)`, 'gi')
const OFFSET =
  /\b(?:aim|start it|start the ball|set up)\b[^.;!?\d]{0,20}(\d+)[ -](yards?|yds?|met(?:er|re)s?|m) (?:to the )?(left|right)\b/gi
/** 'Left is the safe side.' */
const SAFE = new RegExp(
  String.raw`\b(${SIDE})(?: side| half| edge)?(?: of (?:the )?\w+)? (?:is|gives|leaves|looks) (?:you )?(?:the |a |more |plenty of |lots of |much )*(?:safe\w*|room|bail-?out|good miss|better miss|right miss|easy|open|best|smart|better|fine)|\b(?:safe\w*|good|better|best|right|smart) (?:miss|side|bail-?out|play|place) (?:is |to miss |would be )*(?:on the |to the |the )?(${SIDE})\b`,
  'gi',
)
const NEGATED =
  /\b(?:not|n[’']t|never|no|avoid\w*|rather than|instead of|stop\w*|without|away from|nothing|anything|don’t|clear of|unless|if|out of|keep\w* off|stay\w* off)\b[^.;!?,]*$/i
/** 'Aim away from the left', 'right of the water on the left'. */
const AWAY = /\b(?:away from|not|clear of|than|avoid\w*|opposite)\b/i
/** Hands, feet and shoulders have sides too, and a hole's shape. */
const BODY =
  /^\s*(?:hand|arm|foot|feet|heel|toe|leg|knee|hip|shoulder|elbow|wrist|thumb|side of (?:your|the) body|handed|hander|eye|ear|to you|in (?:front|the bunker|your)|of (?:the )?cent(?:er|re) in|of your)/i
/** Nobody aims nearer than that. */
const FINEST_AIM_YARDS = 2
/** Of the words for it, as 'a touch left' is any of them. */
const MOST_APART_YARDS = 10

/**
 * Whether a sentence sends the ball to a hazard, or away from where the rules aim: to the other side, or much farther to
 * that side.
 */
export function aimsWrong(sentence: string, shot: KnownShot): boolean {
  return aimedSides(sentence).some((side) => isWrong(side, shot)) || aimsTooFar(sentence, shot)
}

function aimsTooFar(sentence: string, { aimYards }: KnownShot): boolean {
  return [...sentence.matchAll(OFFSET)].some(({ 1: figure, 2: unit = '', 3: side }) => {
    const yards = unit.toLowerCase().startsWith('m') ? yardsFromMetres(Number(figure)) : Number(figure)
    return Math.abs((side?.toLowerCase() === 'right' ? yards : -yards) - aimYards) > MOST_APART_YARDS
  })
}

function isWrong(side: HazardSide, { hazardSides, aimYards }: KnownShot): boolean {
  if (side === 'front' || side === 'back') return hazardSides.has(side) && !hazardSides.has(OPPOSITE[side])
  const towards = side === 'right' ? aimYards : -aimYards
  if (towards > 0) return false
  return towards <= -FINEST_AIM_YARDS || (hazardSides.has(side) && !hazardSides.has(OPPOSITE[side]))
}

const OPPOSITE = { left: 'right', right: 'left', front: 'back', back: 'front' } as const satisfies Record<
  HazardSide,
  HazardSide
>

function aimedSides(sentence: string): readonly HazardSide[] {
  const aimed = [...sentence.matchAll(AIMED)].flatMap(({ 1: way = '', 2: side = '', 3: rest = '', index }) => {
    const isPlace = BODY.test(rest) || NEGATED.test(sentence.slice(0, index))
    return isPlace || AWAY.test(way) ? [] : [sideOf(side)]
  })
  const safe = [...sentence.matchAll(SAFE)].flatMap(({ 1: first, 2: second, index }) =>
    NEGATED.test(sentence.slice(0, index)) ? [] : [sideOf(first ?? second ?? '')],
  )
  return [...aimed, ...safe]
}

function sideOf(words: string): HazardSide {
  const word = words.toLowerCase()
  if (word === 'left' || word === 'right') return word
  return word === 'short' ? 'front' : 'back'
}

const OWN_MISS =
  /\byour\b[^.;,!?]{0,24}\bmiss(?:es)?\b[^.;,!?]{0,24}\b(left|right)\b|\byou (?:usually |often |mostly |tend to )*miss (?:it )?(?:to the |on the )?(left|right)\b|\byour (left|right)(?:ward)? miss/i

/** Whether a sentence gives the golfer the other usual miss. */
export function namesOtherMiss(sentence: string, { missSide }: Known): boolean {
  const found = OWN_MISS.exec(sentence)
  if (missSide === undefined || !found) return false
  const side = (found[1] ?? found[2] ?? found[3])?.toLowerCase()
  return side !== missSide && !/\b(?:if|allow|keep|turn|into|away from|not|never|other)\b/i.test(found[0])
}
