import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAiSwingAnalysis } from '@bagwise/contract/ai/swing-analysis'
import type { SwingQuestion } from '@bagwise/contract/ai/swing-analysis'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayJson } from '#server/testing/stubs/stub-chat.ts'

const SLICER: SwingQuestion['answers'] = {
  ballFlight: 'slice',
  misses: ['push-slice'],
  contacts: [],
  distances: ['lost-distance'],
  toldApart: {},
}
const FAULTLESS: SwingQuestion['answers'] = { ...SLICER, ballFlight: 'straight', misses: [], distances: [] }
const ANALYSIS = {
  ballFlight: 'The ball curves away from you because the face was open to the path.',
  issues: ['Slice', 'Lost distance'],
  corrections: {
    grip: ['Strengthen your grip until you see two knuckles.'],
    stance: [],
    swing: ['Swing the club from the inside rather than from the outside.'],
    equipment: [],
  },
  drills: [{ name: 'Split hands', description: 'Half swings with the hands apart.', frequency: 'Ten a day' }],
}
const GOOD = { explainedFlight: 'slice', ...ANALYSIS }
const DRILL = { name: 'Drill', description: 'Swing easy.', frequency: 'Daily' }

describe('the swing analysis by AI', () => {
  let ai: AiApp
  let asked = 0

  beforeAll(async () => {
    ai = await startAiApp()
  })
  afterAll(() => ai.remove())

  /** Unique questions, so that none is answered from the cache. */
  const ask = (answers = SLICER) => {
    asked += 1
    const facts = { handicap: 14, swingSpeed: 92, age: 10 + (asked % 90), weight: 100 + asked }
    return ai.golfer.ask(askAiSwingAnalysis, { golfer: facts, answers })
  }

  it('AIS-09 AIS-23 answers answers and profile with a swing analysis result, and says that it is AI', async () => {
    ai.stub.answer = sayJson(GOOD)
    expect(await ask()).toEqual({ source: 'ai', answer: ANALYSIS })
    const facts = JSON.parse(ai.stub.calls.at(-1)?.body.messages[1]?.content ?? '')
    expect(facts).toEqual({ golfer: expect.objectContaining({ handicap: 14, swingSpeed: 92 }), answers: SLICER })
  })

  const withCorrections = (changes: object) => ({ ...GOOD, corrections: { ...GOOD.corrections, ...changes } })
  it.each([
    ['it explains another flight', { ...GOOD, explainedFlight: 'hook' }],
    ['it weakens a grip that the rules strengthen', withCorrections({ grip: ['Weaken your grip.'] })],
    ['it contradicts itself', withCorrections({ stance: ['Stand closer to it.', 'Stand farther from the ball.'] })],
    ['a drill trains the opposite', { ...GOOD, drills: [{ ...DRILL, description: 'Hit ten with a weaker grip.' }] }],
    ['a text has markup', { ...GOOD, ballFlight: '<b>Slice</b>' }],
    ['an area is missing', withCorrections({ equipment: undefined })],
    ['there is no drill', { ...GOOD, drills: [] }],
    ['there are too many corrections', withCorrections({ swing: ['One.', 'Two.', 'Three.', 'Four.'] })],
  ])('AIS-22 is by the rules when %s', async (_why, said) => {
    ai.stub.answer = sayJson(said)
    expect(await ask()).toMatchObject({
      source: 'rules',
      failure: { code: 'invalid-format', message: 'Invalid AI response format' },
    })
  })

  it('reads the feet in the words of the AI as those of a left-hander when the golfer is one', async () => {
    // The rules put a fat shot's weight on the lead foot: the left one of a right-hander.
    const fat: SwingQuestion['answers'] = { ...FAULTLESS, contacts: ['fat'] }
    const onFoot = (foot: string) => ({
      ...withCorrections({ grip: [], swing: [`Finish with your weight on the ${foot} foot.`] }),
      explainedFlight: 'straight',
      drills: [DRILL],
    })
    const sourceOf = async (hand: 'left' | 'right', foot: string) => {
      ai.stub.answer = sayJson(onFoot(foot))
      asked += 1
      const golfer = { hand, weight: 100 + asked }
      return (await ai.golfer.ask(askAiSwingAnalysis, { golfer, answers: fat })).source
    }
    expect([await sourceOf('right', 'left'), await sourceOf('right', 'right')]).toEqual(['ai', 'rules'])
    expect([await sourceOf('left', 'left'), await sourceOf('left', 'right')]).toEqual(['rules', 'ai'])
  })

  it('AIS-22 makes up no fault for a golfer who named none', async () => {
    const nothing = { grip: [], stance: [], swing: [], equipment: [] }
    const good = { ...GOOD, explainedFlight: 'straight', issues: [], corrections: nothing, drills: [DRILL] }
    ai.stub.answer = sayJson({ ...good, issues: ['Slow hips'] })
    expect(await ask(FAULTLESS)).toMatchObject({ source: 'rules', answer: { issues: [], corrections: nothing } })
    ai.stub.answer = sayJson(good)
    expect(await ask(FAULTLESS)).toMatchObject({ source: 'ai' })
  })

  it('AIS-01 has the rules answer in the same form', async () => {
    ai.stub.answer = sayJson('no')
    expect(await ask()).toEqual({
      source: 'rules',
      answer: {
        ballFlight: expect.stringMatching(/^It curves far away from you/),
        issues: ['Slice', 'Push-slice', 'Lost distance'],
        corrections: {
          grip: expect.arrayContaining([expect.stringMatching(/knuckles/)]),
          stance: expect.any(Array),
          swing: expect.any(Array),
          equipment: expect.any(Array),
        },
        drills: expect.arrayContaining([
          { name: expect.any(String), description: expect.any(String), frequency: expect.any(String) },
        ]),
      },
      failure: { code: 'invalid-format', message: 'Invalid AI response format' },
    })
  })
})
