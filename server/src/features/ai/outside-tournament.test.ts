import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import type { ShotQuestion } from '@bagwise/contract/ai/shot-advice'
import { startAiApp } from '#server/testing/stubs/ai-app.ts'
import type { AiApp } from '#server/testing/stubs/ai-app.ts'
import { sayText } from '#server/testing/stubs/stub-chat.ts'

const SITUATION: ShotQuestion['situation'] = {
  distanceYards: 150,
  lie: 'rough',
  slope: 'flat',
  pin: 'back',
  hazards: [{ kind: 'water', side: 'front' }],
  air: { windSpeedMph: 12, windFromDeg: 0 },
}
const GOLFER = { handicap: 14, clubs: [{ type: '7-iron', carryYards: 150 }] }
const REFUSED = {
  code: 'tournament',
  message: 'No AI advice in a tournament: Rule 4.3a(1) does not allow a device to suggest a club.',
}

describe('a question in a tournament', () => {
  let ai: AiApp
  let origin: string

  beforeAll(async () => {
    ai = await startAiApp()
    ai.stub.answer = sayText('Hit the 6-iron.')
    origin = await ai.app.server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => ai.remove())

  /** As any program can that has the golfer's session, without the page. */
  const post = (path: string, body: object, cookie = ai.golfer.cookies) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const askShot = (situation: object) => post(askAiShotAdvice.path, { golfer: GOLFER, situation })

  it('ADV-05 about a shot is refused with 403 and the code of its answer, and the AI service hears nothing', async () => {
    const callCount = ai.stub.calls.length
    for (const distanceYards of [8, 150, 600]) {
      const answer = await askShot({ ...SITUATION, distanceYards, isTournament: true })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toEqual(REFUSED)
    }
    expect(ai.stub.calls).toHaveLength(callCount)
  })

  it('ADV-05 in words may be about a shot, and is refused as well', async () => {
    const callCount = ai.stub.calls.length
    const question = 'I have 150 into the wind over water. Which club?'
    const answer = await post(askCaddie.path, { question, golfer: GOLFER, isTournament: true })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual(REFUSED)
    expect(ai.stub.calls).toHaveLength(callCount)
  })

  it('is refused after the same shot was asked and answered outside it', async () => {
    expect((await askShot({ ...SITUATION, isTournament: false })).status).toBe(200)
    const callCount = ai.stub.calls.length
    expect((await askShot({ ...SITUATION, isTournament: true })).status).toBe(403)
    expect(ai.stub.calls).toHaveLength(callCount)
  })

  it('says so in no other way that the service would be asked', async () => {
    const callCount = ai.stub.calls.length
    for (const isTournament of ['yes', 1, null]) {
      const answer = await askShot({ ...SITUATION, isTournament })
      expect(answer.status).toBe(422)
    }
    expect((await askShot({ ...SITUATION, tournament: true })).status).toBe(422)
    expect((await post(askAiShotAdvice.path, { golfer: GOLFER, situation: SITUATION }, '')).status).toBe(401)
    expect(ai.stub.calls).toHaveLength(callCount)
  })

  it('is no part of what the service is told about other shots', async () => {
    const callCount = ai.stub.calls.length
    await askShot({ ...SITUATION, distanceYards: 151, isTournament: false })
    await post(askCaddie.path, { question: 'How much bounce do I need?', isTournament: false })
    expect(ai.stub.calls).toHaveLength(callCount + 2)
    for (const { body } of ai.stub.calls.slice(callCount)) expect(JSON.stringify(body)).not.toMatch(/tournament/i)
  })
})
