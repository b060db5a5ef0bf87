import { expect, it } from 'vitest'
import { withCleanUp } from '../clean-up.ts'
import { fillPlace } from '../golfers/filled-place.ts'
import { sweepFigures } from './sweep.ts'

it('holds the longest statement of a sweep against what a statement may take, and not the whole sweep', async () => {
  await withCleanUp(async (cleanUpLater) => {
    const { place } = await fillPlace({ kind: 'sqlite', counts: { golferCount: 1, sessionCount: 1 } }, cleanUpLater)
    const [whole, longest] = await sweepFigures({ place }, { what: 'of one golfer' })
    expect(whole).not.toHaveProperty('budget')
    expect(longest).toMatchObject({ what: 'longest statement of the sweep of one golfer', budget: 3 })
    expect(longest?.value).toBeGreaterThan(0)
    expect(longest?.value).toBeLessThan(whole?.value ?? 0)
  })
}, 60_000)
