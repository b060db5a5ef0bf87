import { BALL_FLIGHTS } from '@bagwise/golf/golfer'
import { analyseSwing } from '@bagwise/golf/swing/analyse-swing'
import { CAUSE_IDS, signsFor } from '@bagwise/golf/swing/causes'
import { areOpposite, CHANGES } from '@bagwise/golf/swing/changes'
import type { ChangeId, Moves } from '@bagwise/golf/swing/changes'
import { DOUBT_CHOICES, settleSigns } from '@bagwise/golf/swing/doubts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { describe, expect, it } from 'vitest'
import { DRILLS } from './drills.ts'
import { causeText, drillsForSwing, reasonsFor } from './swing.ts'
import { movesOfDrill } from './swing/drill-moves.ts'
import { CHANGE_TEXTS } from './swing/swing-changes.prose.ts'
import { DOUBT_TEXTS } from './swing/swing-doubts.prose.ts'
import { CHECK_UP, FLIGHT_TEXTS } from './swing/swing-flights.prose.ts'
import { likeness } from './testing/likeness.ts'

const NOTHING: SwingAnswers = { ballFlight: 'straight', misses: [], contacts: [], distances: [], toldApart: {} }

function everySettled(answers: SwingAnswers): readonly SwingAnswers[] {
  const { open } = settleSigns(answers)
  if (!open) return [answers]
  return DOUBT_CHOICES.flatMap((choice) =>
    everySettled({ ...answers, toldApart: { ...answers.toldApart, [open.id]: choice } }),
  )
}

const oneOrNone = <Answer>(all: readonly Answer[]) => [[], ...all.map((one) => [one])]
const pairsOf = <Answer>(all: readonly Answer[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))

/** With every ball flight: at most one answer per question, or any two of one question. */
const EVERY_COMBINATION = BALL_FLIGHTS.flatMap((ballFlight): readonly SwingAnswers[] => {
  const none = { ...NOTHING, ballFlight }
  return [
    ...oneOrNone(SWING_MISSES).flatMap((misses) =>
      oneOrNone(CONTACT_ISSUES).flatMap((contacts) =>
        oneOrNone(DISTANCE_ISSUES).map((distances) => ({ ...none, misses, contacts, distances })),
      ),
    ),
    ...pairsOf(SWING_MISSES).map((misses) => ({ ...none, misses })),
    ...pairsOf(CONTACT_ISSUES).map((contacts) => ({ ...none, contacts })),
    ...pairsOf(DISTANCE_ISSUES).map((distances) => ({ ...none, distances })),
  ]
}).flatMap(everySettled)

const CAUSE_TEXTS = CAUSE_IDS.map((id) => ({ id, ...causeText(id) }))
const TEXTS: readonly string[] = [
  ...CAUSE_TEXTS.flatMap(({ title, what, check, why }) => [title, what, check, ...Object.values(why)]),
  ...Object.values(CHANGE_TEXTS),
  ...Object.values(FLIGHT_TEXTS),
  ...Object.values(DOUBT_TEXTS).flatMap(({ question, reason, choices }) => [
    question,
    reason,
    ...Object.values(choices).flatMap(({ label, help }) => [label, help]),
  ]),
  CHECK_UP.title,
  CHECK_UP.what,
  ...CHECK_UP.watch,
]

const ADVISED = EVERY_COMBINATION.map((answers) => {
  const analysis = analyseSwing(answers)
  return { answers, analysis, drills: drillsForSwing(analysis) }
})

describe('the drills of a swing analysis', () => {
  it('SWI-07 are one to three with name, description and frequency, whatever was answered', () => {
    const wrong = ADVISED.filter(
      ({ drills }) =>
        drills.length < 1 ||
        drills.length > 3 ||
        new Set(drills).size < drills.length ||
        drills.some(({ title, description, frequency }) => !title || !description || !frequency),
    )
    expect(wrong).toEqual([])
  })

  it('are for the causes that are shown, or for a check-up', () => {
    const astray = ADVISED.filter(({ analysis: { causes }, drills }) => {
      const ofCauses: readonly string[] = causes.flatMap(({ id }): readonly string[] => causeText(id).drills)
      const allowed: readonly string[] = causes.length === 0 ? CHECK_UP.drills : ofCauses
      return drills.some(({ id }) => !allowed.includes(id))
    })
    expect(astray).toEqual([])
  })

  it('begin with one for the likeliest cause', () => {
    const astray = ADVISED.filter(({ analysis: { causes }, drills }) => {
      const ofLikeliest: readonly string[] = causes
        .slice(0, 1)
        .flatMap(({ id }): readonly string[] => causeText(id).drills)
      return causes.length > 0 && !ofLikeliest.includes(drills[0]?.id ?? '')
    })
    expect(astray).toEqual([])
    const drillOf = (answers: Partial<SwingAnswers>) => drillsForSwing(analyseSwing({ ...NOTHING, ...answers }))[0]?.id
    expect(drillOf({ misses: ['slice', 'pull'] })).toBe('miss-the-rolled-towel')
    expect(drillOf({ contacts: ['fat'] })).toBe('towel-behind-the-ball')
    expect(drillOf({ distances: ['wedge-distance'] })).toBe('leapfrog-with-a-wedge')
  })

  it('go on with those that serve something the golfer named', () => {
    const drills = drillsForSwing(analyseSwing({ ...NOTHING, misses: ['pull'] }))
    expect(drills.map(({ id }) => id)).toEqual(['miss-the-rolled-towel', 'two-drops-and-go', 'fifteen-on-paper'])
  })

  it('are each shown for the cause that names them, to somebody', () => {
    const shown = new Set(
      ADVISED.flatMap(({ analysis: { causes }, drills }) =>
        causes.flatMap((cause) => drills.map((drill) => `${cause.id} ${drill.id}`)),
      ),
    )
    const named = CAUSE_TEXTS.flatMap(({ id, drills }) => drills.map((drillId) => `${id} ${drillId}`))
    expect(named.filter((pair) => !shown.has(pair))).toEqual([])
  })

  it('never train the opposite of a correction or of another drill', () => {
    const opposites = ADVISED.filter(({ analysis: { corrections }, drills }) => {
      const trained = drills.map(({ id }) => movesOfDrill(id))
      const changes: readonly ChangeId[] = Object.values(corrections).flat()
      const all: readonly Moves[] = [...trained, ...changes.map((change) => CHANGES[change].moves)]
      return trained.some((moves) => all.some((others) => areOpposite(moves, others)))
    })
    expect(opposites).toEqual([])
  })

  it('are shared ones that serve something their cause shows in', () => {
    const astray = CAUSE_TEXTS.flatMap(({ id, drills }) =>
      drills.filter((drillId) => {
        const drill = DRILLS.find((candidate) => candidate.id === drillId)
        return !drill?.serves.some((need) => signsFor(id).some((sign) => sign === need))
      }),
    )
    expect(astray).toEqual([])
  })
})

describe('the words of a swing analysis', () => {
  it('say for every cause why each of its signs speaks for it, and for nothing else', () => {
    for (const { id, why } of CAUSE_TEXTS) {
      expect(Object.keys(why).toSorted(), id).toEqual(signsFor(id).toSorted())
      expect(reasonsFor(id, signsFor(id))).toHaveLength(signsFor(id).length)
    }
  })

  it('are all different, also in other words', () => {
    expect(new Set(TEXTS).size).toBe(TEXTS.length)
    const long = CAUSE_TEXTS.flatMap(({ what, check, why }) => [what, check, ...Object.values(why)])
    const alike = long.flatMap((one, index) =>
      long
        .slice(index + 1)
        .filter((other) => likeness(one, other) > 0.5)
        .map((other) => `${one} | ${other}`),
    )
    expect(alike).toEqual([])
  })

  it('serve both hands: away from you and across you, lead and trail, never left and right', () => {
    expect(
      TEXTS.filter((text) =>
        /\b(left|right)[- ](hand|side|foot|arm|hander)|\bto the (left|right)\b|\bleft\b/i.test(text),
      ),
    ).toEqual([])
  })

  it('read the same in yards and in metres', () => {
    expect(TEXTS.filter((text) => /\d ?(yards?|m|metres?|inch(es)?|feet|cm)\b|\binch/i.test(text))).toEqual([])
  })

  it('are checks that nobody else is needed for', () => {
    expect(CAUSE_TEXTS.filter(({ check }) => /friend|partner|someone|somebody/i.test(check))).toEqual([])
  })

  it('are plain sentences: no markup, no exclamation, no worn advice, no company', () => {
    for (const text of TEXTS) expect(text).not.toMatch(/[<>*_`!"']|\s{2}|\.\.\./)
    for (const { what, check } of CAUSE_TEXTS) for (const text of [what, check]) expect(text).toMatch(/^[A-Z].*[.]$/)
    for (const text of Object.values(CHANGE_TEXTS)) expect(text).toMatch(/^[A-Z].*[.]$/)
    expect(
      TEXTS.filter((text) =>
        /head down|eye on the ball|just relax|swing harder|trackman|titleist|\bping\b/i.test(text),
      ),
    ).toEqual([])
  })
})
