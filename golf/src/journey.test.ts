import { describe, expect, it } from 'vitest'
import { journeySteps } from './journey.ts'

const NOTHING = { hasBothNames: false, bagClubCount: 0, distanceCount: 0 }

function doneIn(changes: Partial<typeof NOTHING>) {
  return journeySteps({ ...NOTHING, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)
}

describe('the journey', () => {
  it('HOM-09 has four steps, the last of which is always done', () => {
    expect(journeySteps(NOTHING).map(({ id }) => id)).toEqual(['profile', 'bag', 'distances', 'advice'])
    expect(doneIn({})).toEqual(['advice'])
    expect(doneIn({ hasBothNames: true, bagClubCount: 14, distanceCount: 13 })).toContain('advice')
  })

  it('counts the profile as complete with both names', () => {
    expect(doneIn({ hasBothNames: true })).toEqual(['profile', 'advice'])
  })

  it('HOM-07 counts the bag from five clubs on', () => {
    expect(doneIn({ bagClubCount: 4 })).toEqual(['advice'])
    expect(doneIn({ bagClubCount: 5 })).toEqual(['bag', 'advice'])
    expect(doneIn({ bagClubCount: 15 })).toEqual(['bag', 'advice'])
  })

  it('HOM-08 counts the distances from five on', () => {
    expect(doneIn({ distanceCount: 4 })).toEqual(['advice'])
    expect(doneIn({ distanceCount: 5 })).toEqual(['distances', 'advice'])
  })
})
