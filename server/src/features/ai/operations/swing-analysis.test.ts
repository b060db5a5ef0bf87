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
    ['a text has markup', { ...GOOD, ballFlight: '<b>Slice</b>' }],
    ['an area is missing', withCorrections({ equipment: undefined })],
    ['there is no drill', { ...GOOD, drills: [] }],
    ['there are too many corrections', withCorrections({ swing: ['One.', 'Two.', 'Three.', 'Four.'] })],
  ])('AIS-22 is by the rules when %s', async (_why, said) => {
    ai.stub.answer = sayJson(said)
    expect(await ask()).toMatchObject({
      source: 'rules',
      failure: { message: 'Invalid AI response format' },
    })
  })

  it.each([
    [
      'weakens a grip that the rules strengthen',
      { grip: ['Weaken your grip.', 'Hold it lightly.'] },
      { grip: ['Hold it lightly.'] },
    ],
    [
      'undoes one of its own',
      { stance: ['Stand closer to it.', 'Stand farther from the ball.'] },
      { stance: ['Stand closer to it.'] },
    ],
  ])('OPN-24 leaves out a correction that %s, and keeps the rest', async (_why, said, kept) => {
    ai.stub.answer = sayJson(withCorrections(said))
    expect(await ask()).toEqual({
      source: 'ai',
      answer: { ...ANALYSIS, corrections: { ...ANALYSIS.corrections, ...kept } },
    })
  })

  it('OPN-24 leaves out a drill that trains the opposite, and where nothing is left the rules answer', async () => {
    const opposite = { ...DRILL, description: 'Hit ten with a weaker grip.' }
    ai.stub.answer = sayJson({ ...GOOD, drills: [opposite, DRILL] })
    expect(await ask()).toMatchObject({ source: 'ai', answer: { drills: [DRILL] } })
    const nothing = { grip: ['Weaken your grip.'], stance: [], swing: [], equipment: [] }
    ai.stub.answer = sayJson({
      ...withCorrections(nothing),
      ballFlight: 'Your 7-iron carries 150 metres.',
      issues: [],
      drills: [opposite],
    })
    expect(await ask()).toMatchObject({ source: 'rules', failure: { code: 'contradicts' } })
  })

  it('reads the feet in the words of the AI as those of a left-hander when the golfer is one', async () => {
    // The rules put a fat shot's weight on the lead foot: the left one of a right-hander.
    const fat: SwingQuestion['answers'] = { ...FAULTLESS, contacts: ['fat'] }
    const onFoot = (foot: string) => ({
      ...withCorrections({ grip: [], swing: [`Finish with your weight on the ${foot} foot.`] }),
      explainedFlight: 'straight',
      drills: [DRILL],
    })
    const isKept = async (hand: 'left' | 'right', foot: string) => {
      ai.stub.answer = sayJson(onFoot(foot))
      asked += 1
      const golfer = { hand, weight: 100 + asked }
      const { source, answer } = await ai.golfer.ask(askAiSwingAnalysis, { golfer, answers: fat })
      expect(source).toBe('ai')
      return answer.corrections.swing.length > 0
    }
    expect([await isKept('right', 'left'), await isKept('right', 'right')]).toEqual([true, false])
    expect([await isKept('left', 'left'), await isKept('left', 'right')]).toEqual([false, true])
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
