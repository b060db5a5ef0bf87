import { expect, it } from 'vitest'
import { MOST_DRIVE } from '@bagwise/golf/distances/possible'
import { MOST_DRIVE_SLACK_YARDS, longestFlownYards } from './most-drive.ts'

it('flies the longest drives of the table, within a few yards and never farther by more than one', () => {
  for (const { mph, yards } of MOST_DRIVE) {
    const missYards = longestFlownYards(mph) - yards
    expect(missYards, `${mph} mph`).toBeGreaterThan(-MOST_DRIVE_SLACK_YARDS)
    expect(missYards, `${mph} mph`).toBeLessThan(1)
  }
})
