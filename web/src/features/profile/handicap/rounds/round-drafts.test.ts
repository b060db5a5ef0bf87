import { expect, it } from 'vitest'
import { beginDraft, roundDrafts } from './round-drafts.ts'
import { emptyForm, formOf } from './round-form.ts'

const TODAY = '2026-11-21'
const ROUND = {
  id: 'r1',
  date: '2026-11-20',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}

it('begins with the round as it is, or with an empty form of today', () => {
  const none = { draft: undefined, today: TODAY }
  expect(beginDraft({ ...none, round: undefined })).toEqual({ form: emptyForm(TODAY), seen: undefined })
  expect(beginDraft({ ...none, round: ROUND })).toEqual({ form: formOf(ROUND), seen: ROUND })
})

it('goes on with a new round where it was left', () => {
  const draft = { form: { ...emptyForm('2026-11-19'), course: 'Old' }, seen: undefined }
  expect(beginDraft({ draft, round: undefined, today: TODAY })).toBe(draft)
})

it('goes on with what was typed, over what another device has changed since', () => {
  const draft = { form: { ...formOf(ROUND), adjustedGrossScore: '8' }, seen: ROUND }
  const now = { ...ROUND, adjustedGrossScore: 79, tees: 'Yellow' }
  expect(beginDraft({ draft, round: now, today: TODAY })).toEqual({
    form: { ...formOf(now), adjustedGrossScore: '8' },
    seen: { ...now, adjustedGrossScore: 91 },
  })
})

it('takes over the handicap at the start of a round that another device has finished again', () => {
  const seen = { ...ROUND, handicapThen: 14.2 }
  const draft = { form: { ...formOf(seen), tees: 'Red' }, seen }
  const now = { ...seen, handicapThen: 13.1 }
  expect(beginDraft({ draft, round: now, today: TODAY })).toEqual({
    form: { ...formOf(now), tees: 'Red' },
    seen: { ...now, tees: 'White' },
  })
})

it('keeps forms apart by golfer and round', () => {
  const draft = { form: formOf(ROUND), seen: ROUND }
  const place = { golferId: 'ann', roundId: 'r1' }
  roundDrafts.keep(place, draft)
  expect(roundDrafts.read(place)).toBe(draft)
  expect(roundDrafts.read({ ...place, golferId: 'bob' })).toBeUndefined()
  expect(roundDrafts.read({ ...place, roundId: undefined })).toBeUndefined()
  roundDrafts.discard(place)
  expect(roundDrafts.read(place)).toBeUndefined()
})
