import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { getSession, signIn } from '@bagwise/contract/account'
import { expect, it } from 'vitest'
import { withCleanUp } from '../clean-up.ts'
import { SECRET, startMeasuredServer } from '../load/measured-server.ts'
import { PASSWORD, firstHandicap, golferEmail, golferId, profileOfGolfer, sessionCookie } from './bench-golfer.ts'
import { fillPlace } from './filled-place.ts'

it('gives every golfer another id, as long as those of the account library', () => {
  const ids = new Set(Array.from({ length: 10_000 }, (_, index) => golferId(index)))
  expect(ids.size).toBe(10_000)
  expect([...ids].every((id) => id.length === 32)).toBe(true)
})

it.each(['sqlite', 'postgres'] as const)(
  'fills %s with golfers whom the real server knows by session and password, and who edit their profiles',
  { timeout: 60_000 },
  async (kind) =>
    withCleanUp(async (cleanUpLater) => {
      const counts = { golferCount: 100, sessionCount: 90 }
      const { place } = await fillPlace({ kind, counts }, cleanUpLater)
      const { url, stop, memoryBytes } = await startMeasuredServer(place)
      cleanUpLater(stop)
      const call = async (
        { method, path }: { readonly method: string; readonly path: string },
        options: CallOptions,
      ) => {
        const { index, body } = options
        const cookie = index === undefined ? '' : sessionCookie(index, SECRET)
        const headers = { origin: url, cookie, 'content-type': 'application/json' }
        return fetch(`${url}${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
      }

      for (const index of [0, 59, 60, 89]) {
        const { profile } = getProfile.reply.parse(await (await call(getProfile, { index })).json())
        expect(profile).toMatchObject({
          id: golferId(index),
          email: golferEmail(index),
          handicap: firstHandicap(index),
        })
        expect(profile.golfBag).toHaveLength(Object.keys(profileOfGolfer(index, new Date()).bag).length)
      }
      const set = { handicap: { base: firstHandicap(89), value: 3.5 } }
      const batch = { batch: 'c8a1c6b0-32b8-4c39-9f3e-0a2b6f0a9c11', set }
      const edited = await (await call(patchProfile, { index: 89, body: batch })).json()
      expect(patchProfile.reply.parse(edited)).toMatchObject({ profile: { handicap: 3.5 }, conflicts: [] })
      expect(await (await call(getSession, { index: 90 })).json()).toMatchObject({ user: null })
      const signedIn = await call(signIn, { body: { email: golferEmail(99), password: PASSWORD } })
      expect(signedIn.status).toBe(200)
      expect(await memoryBytes()).toBeGreaterThan(1_000_000)
    }),
)

type CallOptions = { readonly index?: number; readonly body?: object }
