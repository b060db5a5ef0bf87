import { describe, expect, it } from 'vitest'
import { IS_WHOLE_SWEEP } from '../../reference/sweep-size.ts'
import { courseRecovery } from '../../reference/synthetic-rounds.ts'

/** How far a band or an oval may be from what it says. */
const SLACK = { of50: 0.08, of90: 0.06 } as const
/** Of eighty shots of one club, with or without an error, some mishits pass for solid: the band is a little narrow. */
const SLACK_OF_MANY = { from: 80, slack: 0.1 } as const
const within = (share: number, said: number, slack: number) => expect(Math.abs(share - said)).toBeLessThanOrEqual(slack)

describe('golfers who are known exactly and whose rounds are kept with errors', () => {
  it('are learned the better the more shots there are, within bands and ovals that hold from ten shots on', () => {
    const found = courseRecovery('aimed', { golferCount: IS_WHOLE_SWEEP ? 600 : 300, seed: 11 })
    for (const { shotCount, carryWithin50, carryWithin90, ovalHolds50, ovalHolds90, longMean } of found) {
      const isMany = shotCount >= SLACK_OF_MANY.from
      within(carryWithin50, 0.5, isMany ? SLACK_OF_MANY.slack : SLACK.of50)
      within(carryWithin90, 0.9, isMany ? SLACK_OF_MANY.slack : SLACK.of90)
      within(ovalHolds50, 0.5, SLACK.of50)
      within(ovalHolds90, 0.9, SLACK.of90)
      expect(Math.abs(longMean)).toBeLessThan(0.1)
    }
    for (const error of ['carry', 'miss', 'wide', 'long'] as const) {
      const errors = found.map((one) => one[error])
      expect(errors).toEqual(errors.toSorted((a, b) => b - a))
    }
    expect(found.at(-1)?.carry).toBeLessThan(0.04)
  })

  it('are learned from typed distances of drives, within ovals that hold', () => {
    const found = courseRecovery('typed', { golferCount: IS_WHOLE_SWEEP ? 400 : 200, seed: 11 })
    for (const { ovalHolds50, ovalHolds90 } of found) {
      within(ovalHolds50, 0.5, SLACK.of50)
      within(ovalHolds90, 0.9, SLACK.of90)
    }
    const carries = found.map(({ carry }) => carry)
    expect(carries).toEqual(carries.toSorted((a, b) => b - a))
    expect(carries.at(-1)).toBeLessThan(0.04)
  })
})
