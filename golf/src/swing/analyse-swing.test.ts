import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_FLIGHTS } from '../golfer.ts'
import { analyseSwing, MOST_CAUSES } from './analyse-swing.ts'
import type { SwingAnalysis } from './analyse-swing.ts'
import { CAUSE_IDS, CAUSES, signsFor, weightOf } from './causes.ts'
import { CHANGES, CORRECTION_AREAS } from './changes.ts'
import type { ChangeId } from './changes.ts'
import { DOUBT_CHOICES, DOUBT_IDS, settleSigns } from './doubts.ts'
import { SWING_SIGNS } from './signs.ts'
import type { SwingSign } from './signs.ts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from './swing-answers.ts'
import type { SwingAnswers } from './swing-answers.ts'

const NOTHING: SwingAnswers = { ballFlight: 'straight', misses: [], contacts: [], distances: [], toldApart: {} }

const analysed = (answers: Partial<SwingAnswers>) => analyseSwing({ ...NOTHING, ...answers })
const causesOf = (answers: Partial<SwingAnswers>) => analysed(answers).causes.map(({ id }) => id)

/** Every way of settling these answers' doubts one after the other. */
function everySettled(answers: SwingAnswers): readonly SwingAnswers[] {
  const { open } = settleSigns(answers)
  if (!open) return [answers]
  return DOUBT_CHOICES.flatMap((choice) =>
    everySettled({ ...answers, toldApart: { ...answers.toldApart, [open.id]: choice } }),
  )
}

/** No answer, every single one and every pair, with each ball flight and every doubt settled in every way. */
function fewAnswers(): readonly SwingAnswers[] {
  const all = [
    ...SWING_MISSES.map((miss) => ({ misses: [miss] })),
    ...CONTACT_ISSUES.map((contact) => ({ contacts: [contact] })),
    ...DISTANCE_ISSUES.map((distance) => ({ distances: [distance] })),
  ] as const satisfies readonly Partial<SwingAnswers>[]
  const both = (one: Partial<SwingAnswers>, other: Partial<SwingAnswers>) => ({
    misses: [...(one.misses ?? []), ...(other.misses ?? [])],
    contacts: [...(one.contacts ?? []), ...(other.contacts ?? [])],
    distances: [...(one.distances ?? []), ...(other.distances ?? [])],
  })
  const taken: readonly Partial<SwingAnswers>[] = [
    ...all,
    ...all.flatMap((one, index) => all.slice(index + 1).map((other) => both(one, other))),
  ]
  return BALL_FLIGHTS.flatMap((ballFlight) => taken.map((some) => ({ ...NOTHING, ballFlight, ...some }))).flatMap(
    everySettled,
  )
}

/** One answer per question, all combinations. */
function triples(): readonly SwingAnswers[] {
  return BALL_FLIGHTS.flatMap((ballFlight) =>
    SWING_MISSES.flatMap((miss) =>
      CONTACT_ISSUES.flatMap((contact) =>
        DISTANCE_ISSUES.map((distance) => ({
          ...NOTHING,
          ballFlight,
          misses: [miss],
          contacts: [contact],
          distances: [distance],
        })),
      ),
    ),
  ).flatMap(everySettled)
}

const MANY_ANSWERS = [...fewAnswers(), ...triples()]
const MANY_ANALYSES = MANY_ANSWERS.map((answers) => ({ answers, analysis: analyseSwing(answers) }))

const anyAnswers: fc.Arbitrary<SwingAnswers> = fc.record({
  ballFlight: fc.constantFrom(...BALL_FLIGHTS),
  misses: fc.subarray([...SWING_MISSES]),
  contacts: fc.subarray([...CONTACT_ISSUES]),
  distances: fc.subarray([...DISTANCE_ISSUES]),
  toldApart: fc.dictionary(fc.constantFrom(...DOUBT_IDS), fc.constantFrom(...DOUBT_CHOICES)),
})

/** Two corrections that move the same thing in opposite directions: the definition of a contradiction. */
function contradictions({ corrections }: SwingAnalysis): readonly string[] {
  const changes: readonly ChangeId[] = CORRECTION_AREAS.flatMap((area) => corrections[area])
  const ways = new Map<string, Set<number>>()
  for (const change of changes) {
    for (const [what, way] of Object.entries(CHANGES[change].moves)) {
      ways.set(what, (ways.get(what) ?? new Set()).add(way))
    }
  }
  return [...ways].filter(([, both]) => both.size > 1).map(([what]) => what)
}

/** At least one cause, no more than golfers can remember, each with a reason, and no contradiction. */
function isSound(analysis: SwingAnalysis): boolean {
  const { causes } = analysis
  return (
    causes.length > 0 &&
    causes.length <= MOST_CAUSES &&
    causes.every(({ signs }) => signs.length > 0) &&
    contradictions(analysis).length === 0
  )
}

describe('the likely causes', () => {
  it.each([
    [{ misses: ['slice'] }, 'weak-grip'],
    [{ misses: ['slice', 'pull'] }, 'out-to-in'],
    [{ misses: ['hook'] }, 'strong-grip'],
    [{ misses: ['hook', 'push'] }, 'in-to-out'],
    [{ misses: ['push-slice'] }, 'weak-grip'],
    [{ misses: ['push', 'push-slice'] }, 'face-stays-open'],
    [{ misses: ['pull-hook'] }, 'strong-grip'],
    [{ misses: ['push'] }, 'in-to-out'],
    [{ misses: ['pull'] }, 'out-to-in'],
    [{ misses: ['both-sides'] }, 'rushed-tempo'],
    [{ contacts: ['fat'] }, 'weight-stays-back'],
    [{ contacts: ['fat', 'thin'] }, 'weight-stays-back'],
    [{ contacts: ['thin', 'topped'] }, 'standing-up'],
    [{ contacts: ['toe'] }, 'too-far'],
    [{ contacts: ['toe', 'topped'] }, 'arms-pull-in'],
    [{ contacts: ['heel'] }, 'too-close'],
    [{ contacts: ['shank', 'heel'] }, 'too-close'],
    [{ contacts: ['sky'] }, 'tee-too-high'],
    [{ contacts: ['sky', 'fat'] }, 'steep-strike'],
    [{ contacts: ['sky'], distances: ['lost-distance'] }, 'tee-too-high'],
    [{ contacts: ['thin'], distances: ['too-low'] }, 'standing-up'],
    [{ contacts: ['fat'], distances: ['too-low'] }, 'weight-stays-back'],
    [{ misses: ['hook'], distances: ['too-low', 'lost-distance'] }, 'strong-grip'],
    [{ distances: ['lost-distance'] }, 'short-turn'],
    [{ distances: ['uneven-distance'] }, 'rushed-tempo'],
    [{ distances: ['too-low'] }, 'ball-too-far-back'],
    [{ distances: ['too-low', 'lost-distance'] }, 'loft-too-low'],
    [{ distances: ['too-high'] }, 'lifting-the-ball'],
    [{ distances: ['wedge-distance'] }, 'unsteady-wedges'],
  ] as const satisfies readonly (readonly [Partial<SwingAnswers>, string])[])(
    'of %o begin with %s',
    (answers, first) => {
      expect(causesOf(answers)[0]).toBe(first)
    },
  )

  it('come from rules alone: the same answers give the same analysis, in whatever order they were ticked', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const reversed = {
          ...answers,
          misses: answers.misses.toReversed(),
          contacts: answers.contacts.toReversed(),
          distances: answers.distances.toReversed(),
        }
        expect(analyseSwing(reversed)).toEqual(analyseSwing(answers))
      }),
    )
  })

  it('are found for every answer alone, in pairs and one of each question, with every ball flight', () => {
    expect(MANY_ANALYSES.filter(({ analysis }) => !isSound(analysis))).toEqual([])
  })

  it('never ask for two opposite things, whatever is ticked', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(contradictions(analyseSwing(answers))).toEqual([])
      }),
    )
  })

  it('stand in the order of their evidence, each with the signs that speak for it', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        // Much curve counts by its side, which another test covers.
        fc.pre(!answers.misses.includes('too-much-curve'))
        const { signs, causes, following } = analyseSwing(answers)
        const telling = signs.filter((sign) => !following.includes(sign))
        const scores = causes.map(({ id }) => telling.reduce((sum, sign) => sum + weightOf(id, sign), 0))
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        for (const cause of causes) {
          expect(cause.signs.length).toBeGreaterThan(0)
          expect(cause.signs.every((sign) => signs.includes(sign) && weightOf(cause.id, sign) > 0)).toBe(true)
        }
      }),
    )
  })

  it('call no cause likely that stands behind a merely possible one', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const likely = analyseSwing(answers).causes.map(({ isLikely }) => isLikely)
        expect(likely).toEqual(likely.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
    expect(analysed({ misses: ['push'] }).causes.map(({ isLikely }) => isLikely)).toContain(false)
  })

  it('never swing the path so that the curve of a push-slice or a pull-hook grows', () => {
    const wrong = MANY_ANALYSES.filter(
      ({ analysis: { signs, corrections } }) =>
        (signs.includes('push-slice') && corrections.swing.includes('around-the-body')) ||
        (signs.includes('pull-hook') && corrections.swing.includes('from-inside')),
    )
    expect(wrong).toEqual([])
  })

  it('leave ball and loft alone where a low flight only follows from the strike', () => {
    for (const contact of ['fat', 'thin', 'topped'] as const) {
      const alone = analysed({ contacts: [contact] })
      const low = analysed({ contacts: [contact], distances: ['too-low'] })
      expect(low.following).toEqual(['too-low'])
      expect(low.causes).toEqual(alone.causes)
      expect(low.corrections).toEqual(alone.corrections)
    }
    expect(analysed({ contacts: ['toe'], distances: ['too-low'] }).following).toEqual([])
  })

  it('count much curve only for what curves the ball to that side', () => {
    const { causes } = analysed({
      misses: ['push', 'too-much-curve'],
      contacts: ['fat', 'thin', 'shank'],
      toldApart: { 'curve-side': 'first' },
    })
    expect(causes.find(({ id }) => id === 'in-to-out')?.signs ?? []).not.toContain('too-much-curve')
    expect(causes.flatMap(({ signs }) => signs)).toContain('too-much-curve')
  })

  it('leave no answer unmentioned: it is explained, follows, waits its turn or was left out', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { signs, causes, following, waiting } = analyseSwing(answers)
        const explained = new Set<SwingSign>(causes.flatMap((cause) => cause.signs))
        const forgotten = signs.filter(
          (sign) => ![...explained, ...following, ...waiting].includes(sign) && !sign.startsWith('usual-'),
        )
        expect(forgotten).toEqual([])
      }),
    )
  })

  it('explain every answer of a golfer who ticks one thing', () => {
    const single = fewAnswers().filter(
      ({ misses, contacts, distances }) => misses.length + contacts.length + distances.length === 1,
    )
    expect(single.filter((answers) => analyseSwing(answers).waiting.length > 0)).toEqual([])
  })

  it('can each be reached', () => {
    const reached = new Set(MANY_ANALYSES.flatMap(({ analysis }) => analysis.causes.map(({ id }) => id)))
    expect(CAUSE_IDS.filter((cause) => !reached.has(cause))).toEqual([])
  })

  it('name none when the golfer names no fault, whatever the usual shape', () => {
    for (const ballFlight of ['straight', 'draw', 'fade'] as const) expect(causesOf({ ballFlight })).toEqual([])
    for (const ballFlight of ['slice', 'hook'] as const) expect(causesOf({ ballFlight }).length).toBeGreaterThan(0)
  })

  it('treat a usual slice like a ticked one', () => {
    expect(causesOf({ ballFlight: 'slice' })).toEqual(causesOf({ misses: ['slice'] }))
  })
})

describe('the evidence', () => {
  it('has a typical or a common cause for every sign but a mere shape and the way of a curve', () => {
    const without = SWING_SIGNS.filter((sign) => !CAUSE_IDS.some((cause) => weightOf(cause, sign) >= 2))
    expect(without).toEqual(['too-much-curve', 'usual-fade', 'usual-draw'])
  })

  it('speaks for each cause with at least one sign, and asks each for a change', () => {
    for (const cause of CAUSE_IDS) {
      expect(signsFor(cause).length, cause).toBeGreaterThan(0)
      expect(CAUSES[cause].changes.length, cause).toBeGreaterThan(0)
    }
  })

  it('needs every change', () => {
    const needed = new Set<ChangeId>(CAUSE_IDS.flatMap((cause): readonly ChangeId[] => CAUSES[cause].changes))
    expect(Object.keys(CHANGES).filter((change) => !needed.has(change as ChangeId))).toEqual([])
  })
})

describe('the corrections', () => {
  it('SWI-07 stand in the lists grip, stance, swing and equipment, each once', () => {
    const { corrections } = analysed({ misses: ['push', 'push-slice'], contacts: ['topped'], distances: ['too-low'] })
    expect(Object.keys(corrections)).toEqual([...CORRECTION_AREAS])
    for (const area of CORRECTION_AREAS) {
      expect(corrections[area].every((change) => CHANGES[change].area === area)).toBe(true)
      expect(new Set(corrections[area]).size).toBe(corrections[area].length)
    }
    expect(corrections.grip.length).toBeGreaterThan(0)
  })
})
