import * as z from 'zod/mini'
import { drillsForSwing } from '@bagwise/content/swing'
import { SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import { CHANGE_TEXTS } from '@bagwise/content/swing/swing-changes.prose'
import { FLIGHT_TEXTS } from '@bagwise/content/swing/swing-flights.prose'
import { BALL_FLIGHTS } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { analyseSwing } from '@bagwise/golf/swing/analyse-swing'
import type { SwingAnalysis } from '@bagwise/golf/swing/analyse-swing'
import { CHANGES } from '@bagwise/golf/swing/changes'
import type { ChangeId, Moves } from '@bagwise/golf/swing/changes'
import { isShape } from '@bagwise/golf/swing/signs'
import type { AiSwingAnalysis, SwingQuestion } from '@bagwise/contract/ai/swing-analysis'
import { keptText } from './facts/contradictions.ts'
import { knownOf } from './facts/known.ts'
import type { Known } from './facts/known.ts'
import { movesInText } from './facts/moves-in-text.ts'
import { adviceText } from './advice-text.ts'
import { operation } from './operation.ts'

const MOST_ISSUES = 6
const MOST_CORRECTIONS = 3
const MOST_DRILLS = 3

const Sentences = adviceText({ maxLength: 240 })
const Corrections = z.array(Sentences).check(z.maxLength(MOST_CORRECTIONS))

const Form = z.object({
  /** The ball flight that is explained: must match the question. */
  explainedFlight: z.enum(BALL_FLIGHTS),
  ballFlight: Sentences,
  issues: z.array(adviceText({ maxLength: 80 })).check(z.maxLength(MOST_ISSUES)),
  corrections: z.object({ grip: Corrections, stance: Corrections, swing: Corrections, equipment: Corrections }),
  drills: z
    .array(
      z.object({
        name: adviceText({ maxLength: 60 }),
        description: adviceText({ maxLength: 300 }),
        frequency: adviceText({ maxLength: 80 }),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_DRILLS)),
})
type Found = z.infer<typeof Form>

/** Causes of the golfer's faults, corrections and drills. */
export const swingAnalysis = operation({
  name: 'swing-analysis',
  task: `Analyse this golfer's swing from what the golfer has said in "answers": "ballFlight" is the usual shape,
"misses" are the bad shots, "contacts" how the club meets the ball, "distances" what is wrong with the distances, and
"toldApart" what came first where two answers did not go together. "explainedFlight" repeats the usual shape;
"ballFlight" explains it by face and path. "issues" names the faults, each in a few words. "corrections" lists what to
change in grip, stance, swing and equipment, the first thing first, each in one or two sentences; a list where nothing
points there is empty. "drills" are one to three with name, description and how often. Where no fault was named there is
nothing to correct: leave issues and corrections empty and give a drill that keeps the swing as it is.`,
  dataOf: ({ golfer, answers }: SwingQuestion) => ({ golfer, answers }),
  form: Form,
  judge: ({ explainedFlight, ...found }: Found, { golfer, answers }: SwingQuestion, year) => {
    const analysis = analyseSwing(answers)
    const known = { ...knownOf({ ...golfer, ballFlight: answers.ballFlight }, year), moves: movesOf(analysis) }
    return explainedFlight === answers.ballFlight && isSound(found, analysis)
      ? withoutContradictions(found, known)
      : undefined
  },
  rules: ({ answers }: SwingQuestion) => inWords(analyseSwing(answers), answers.ballFlight),
})

/** Without a fault there are no corrections. */
function isSound({ issues, corrections }: AiSwingAnalysis, { causes }: SwingAnalysis): boolean {
  return causes.length > 0 || issues.length + Object.values(corrections).flat().length === 0
}

function movesOf({ corrections }: SwingAnalysis): readonly Moves[] {
  const changes: readonly ChangeId[] = Object.values(corrections).flat()
  return changes.map((change) => CHANGES[change].moves)
}

/** Undefined where no sentence is left. A correction that undoes an earlier one of the AI is left out like one of the rules'. */
function withoutContradictions(found: AiSwingAnalysis, known: Known & { readonly moves: readonly Moves[] }) {
  let moves = known.moves
  const kept = (text: string) => {
    const left = keptText(text, { ...known, moves })
    moves = [...moves, ...movesInText(sidesAsSeen(left, known.hand))]
    return left
  }
  const keptAll = (texts: readonly string[]) => texts.map(kept).filter((text) => text !== '')
  const { grip, stance, swing, equipment } = found.corrections
  const corrections = {
    grip: keptAll(grip),
    stance: keptAll(stance),
    swing: keptAll(swing),
    equipment: keptAll(equipment),
  }
  const ballFlight = kept(found.ballFlight)
  const drills = found.drills.flatMap(({ name, description, frequency }) => {
    const left = kept(description)
    return left === '' || kept(name) === '' ? [] : [{ name, description: left, frequency: kept(frequency) }]
  })
  const isAnyLeft = ballFlight !== '' || drills.length > 0 || Object.values(corrections).flat().length > 0
  return isAnyLeft ? { ballFlight, issues: keptAll(found.issues), corrections, drills } : undefined
}

function inWords(analysis: SwingAnalysis, ballFlight: SwingQuestion['answers']['ballFlight']): AiSwingAnalysis {
  const { grip, stance, swing, equipment } = analysis.corrections
  const texts = (changes: readonly ChangeId[]) => changes.map((change) => CHANGE_TEXTS[change])
  return {
    ballFlight: FLIGHT_TEXTS[ballFlight],
    issues: analysis.signs.filter((sign) => !isShape(sign)).map((sign) => SIGN_WORDS[sign]),
    corrections: { grip: texts(grip), stance: texts(stance), swing: texts(swing), equipment: texts(equipment) },
    drills: drillsForSwing(analysis).map(({ title, description, frequency }) => ({
      name: title,
      description,
      frequency,
    })),
  }
}
