import { afterAll, describe, expect, it } from 'vitest'
import type { AskingGolfer } from '@bagwise/assistants/golfer'
import { newProfile } from '@bagwise/contract/new-profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { createAnswerInThread } from './answer-in-thread.ts'

const GOLFER: AskingGolfer = {
  profile: projectProfile(newProfile({ id: 'ann', email: '', firstName: '', lastName: '' }, new Date(0))),
  sessions: [],
  rounds: [],
  playedRounds: [],
  isInTournament: false,
}
const FROM = { golfer: GOLFER, today: '2026-11-29' }
const CALL = { name: 'my_shots', input: {} }

describe('the thread that answers tools', () => {
  const { answer, close } = createAnswerInThread()
  afterAll(close)

  it('answers many calls at once, each its own', async () => {
    const calls = [CALL, { name: 'my_shots', input: { club: 'pw' } }, { name: 'none', input: {} }]
    const answers = await Promise.all([...calls, ...calls].map((call) => answer(call, FROM)))
    expect(answers).toMatchObject([
      { said: { answer: expect.stringContaining('no kept shots yet') } },
      { said: { answer: expect.stringContaining('Pitching Wedge') } },
      { wrong: expect.stringContaining('no tool none') },
      ...answers.slice(0, 3),
    ])
  })

  it('is started again after it has failed, and tells the one who asked', async () => {
    const broken = { ...FROM, golfer: { ...GOLFER, sessions: null } as unknown as AskingGolfer }
    await expect(answer(CALL, broken)).rejects.toThrow(/null/)
    expect(await answer(CALL, FROM)).toMatchObject({ said: { shotCount: 0 } })
  })

  it('ends with the server, and whoever waits is told', async () => {
    const [told] = await Promise.allSettled([answer(CALL, FROM), close()])
    expect(told).toMatchObject({ status: 'rejected', reason: { message: 'The server stops' } })
    expect(await answer(CALL, FROM)).toMatchObject({ said: { shotCount: 0 } })
  })
})
