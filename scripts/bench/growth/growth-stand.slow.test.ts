import { getProfileHistory } from '@bagwise/contract/profile'
import { getProgress } from '@bagwise/contract/progress'
import { getRounds } from '@bagwise/contract/rounds'
import { expect, it } from 'vitest'
import { withCleanUp } from '../clean-up.ts'
import { sessionCookie } from '../golfers/bench-golfer.ts'
import { fillPlace } from '../golfers/filled-place.ts'
import { SECRET, startMeasuredServer } from '../load/measured-server.ts'
import { FULLEST_GOLFER, FULLEST_ROW_COUNT, fillActivity } from './fill-activity.ts'
import { sweepFigures } from './sweep.ts'

it.each(['sqlite', 'postgres'] as const)(
  'gives one golfer on %s as much of everything as the real server keeps, and the others a little',
  { timeout: 60_000 },
  async (kind) =>
    withCleanUp(async (cleanUpLater) => {
      const counts = { golferCount: 200, sessionCount: 200 }
      const { place } = await fillPlace({ kind, counts }, cleanUpLater, (database) => fillActivity(database, 200))
      expect(await sweepFigures({ place }, { what: 'of a few' })).toMatchObject([
        { what: 'sweep of a few' },
        { what: 'longest statement of the sweep of a few' },
        { what: 'sweeps given up of a few', value: 0 },
      ])
      const { url, stop } = await startMeasuredServer(place)
      cleanUpLater(stop)
      const ask = async (path: string, golfer: number): Promise<unknown> =>
        (await fetch(`${url}${path}`, { headers: { cookie: sessionCookie(golfer, SECRET) } })).json()

      const history = getProfileHistory.reply.parse(await ask('/api/profile/history', FULLEST_GOLFER))
      expect(history.entries).toHaveLength(FULLEST_ROW_COUNT)
      const progress = getProgress.reply.parse(await ask('/api/progress', FULLEST_GOLFER))
      expect(progress.entries).toHaveLength(FULLEST_ROW_COUNT)
      const rounds = getRounds.reply.parse(await ask('/api/rounds', FULLEST_GOLFER)).rounds
      expect(new Set(rounds.map(({ date }) => date)).size).toBe(500)
      const others = getProfileHistory.reply.parse(await ask('/api/profile/history', 199))
      expect(others.entries).toHaveLength(2)
    }),
)
