import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { practiceFor } from '@bagwise/content/practice'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import type { Hand } from '@bagwise/golf/golfer'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { golferFacts } from '#ai/golfer-facts.ts'
import { drawnImpacts } from '#features/swing/ball-path/ball-path-geometry.ts'
import { fittedGolfer } from '#features/fitting/fitting-answers.ts'
import { fittingWizard } from '#features/fitting/fitting.wizard.tsx'
import { yourSwing } from '#features/onboarding/your-swing.section.tsx'
import { VersionPart } from '#features/starter-sets/results/version-part.tsx'
import { starterQuestions } from '#features/starter-sets/form/starter.wizard.ts'
import { swingWizard } from '#features/swing/swing.wizard.tsx'
import { askedOfPerson } from '#quick-bag/quick-steps.ts'
import { golferWithBag } from '#testing/golfer-with-bag.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'

const golfer = (hand: Hand | null): Profile =>
  projectProfile({ ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, hand, missPattern: 'right' } })

function setsFor(profile: Profile): string {
  const page = createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(VersionPart, { profile }),
  )
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

it('OPN-29 asks for the hand in the 60-second bag and with the starter sets, until it is given', () => {
  expect(askedOfPerson(golfer(null)).hand).toBe(true)
  expect(setsFor(golfer(null))).toContain('>Left-handed<')
  for (const hand of ['right', 'left'] as const) {
    expect(askedOfPerson(golfer(hand)).hand).toBe(false)
    expect(setsFor(golfer(hand))).not.toContain('>Left-handed<')
    expect(setsFor(golfer(hand))).toContain(`${hand}-handed`)
  }
})

it('OPN-29 shows whose sides they are with every question about sides, and asks for the hand in no wizard', () => {
  for (const hand of [null, 'right', 'left'] as const) {
    const { evidence } = fittedGolfer(golfer(hand))
    const questions = [
      ...swingWizard(hand, { hasAi: false, fault: undefined }).sections.flatMap((section) => section.questions),
      ...fittingWizard({ hand, units: 'metres', evidence, hasAi: false }).sections.flatMap(
        (section) => section.questions,
      ),
      ...yourSwing(hand).questions,
      ...starterQuestions(hand),
    ]
    const sided = questions.filter(({ isSided }) => isSided).map(({ id }) => id)
    expect(sided).toEqual(['ball-flight', 'misses', 'swing-data', 'ball-flight', 'common-miss', 'miss'])
    expect(questions.flatMap(({ inputs }) => inputs.map(({ id }) => id))).not.toContain('hand')
  }
})

it('OPN-29 is used by advice, drawings, words and what an AI is told; not given it counts as right', () => {
  const distances = {
    '7-iron': { distance: 150, source: 'measured' },
    pw: { distance: 115, source: 'measured' },
  } as const
  const bag = golferWithBag(['7-iron', 'pw'], distances)
  const shot = { distanceYards: 150, lie: 'fairway', slope: 'sidehill-above', pin: 'middle', hazards: [] } as const
  const seen = ([null, 'right', 'left'] as const).map((hand) => {
    const { clubs, golfer: advised } = advisedBag({ ...bag, hand })
    const advice = adviseShot(clubs, advised, shot)
    const [impact] = drawnImpacts('slice', hand)
    return {
      startLineYards: 'recommended' in advice ? advice.recommended.startLineYards : Number.NaN,
      startSide: Math.sign(impact?.pathDeg ?? Number.NaN),
      because: practiceFor(golfer(hand))
        .map(({ because }) => because)
        .join(' '),
      told: golferFacts(golfer(hand), undefined).missPattern,
    }
  })
  const [unknown, right, left] = seen
  expect(unknown).toEqual(right)
  expect(left?.startLineYards).toBeCloseTo(-(right?.startLineYards ?? Number.NaN), 6)
  expect(Math.abs(left?.startLineYards ?? 0)).toBeGreaterThan(1)
  expect(left?.startSide).toBe(-(right?.startSide ?? Number.NaN))
  expect([right?.told, left?.told]).toEqual(['right', 'left'])
  expect(right?.because).toContain('Because your bad shot goes right.')
  expect(left?.because).toContain('Because your bad shot goes left.')
})
