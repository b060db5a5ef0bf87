import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ImportPlan } from '@bagwise/contract/takeout'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { describeDetail } from './details/fields/describe-detail.ts'
import { DETAIL_FIELDS } from './details/fields/detail-sections.ts'
import { detailText } from './details/fields/detail-text.ts'
import { planGroups } from './takeout/plan-text.ts'

/** What the preview says of the fields that an import would change. */
function previewed(changes: ImportPlan['changes']) {
  const nothing = { added: 0, present: 0 }
  const plan = {
    changes,
    kept: [],
    progress: nothing,
    rounds: nothing,
    shotSessions: nothing,
    shots: nothing,
    playedRounds: nothing,
    playedHoles: nothing,
    playedShots: nothing,
    ownCourses: nothing,
  }
  return planGroups(plan, { units: 'yards', hand: null, describe: describeDetail }).flatMap(({ lines }) => lines)
}

it('previews an import in the words and units of the page, never in stored codes', () => {
  expect(
    previewed([
      { path: 'golfGoals', from: [], to: ['more-distance', 'Beat my brother'] },
      { path: 'height', from: 70, to: 74 },
      { path: 'handSize', from: null, to: 'medium' },
      { path: 'missPattern', from: 'push-slice', to: null },
      { path: 'courseFrequency', from: 'monthly', to: 'multiple' },
    ]),
  ).toEqual([
    { name: 'Goals', text: 'nothing → More distance, Beat my brother' },
    { name: 'Height', text: '5 ft 10 in → 6 ft 2 in' },
    { name: 'Hand size', text: 'nothing → Medium, 7 to 8 in' },
    { name: 'Usual miss', text: 'Push-slice → nothing' },
    { name: 'How often you play', text: 'Monthly → Several times a week' },
  ])
})

it('previews every detail as the page shows it before and after', () => {
  const before = projectProfile(NEW_GOLFER)
  const after = {
    ...before,
    firstName: 'Robin',
    handicap: -2.5,
    weight: 165.26,
    averageScore: 92,
    missPattern: 'whiff',
  }
  for (const field of DETAIL_FIELDS) {
    const text = `${detailText(field, before) ?? 'nothing'} → ${detailText(field, after) ?? 'nothing'}`
    expect(previewed([{ path: field.key, from: before[field.key], to: after[field.key] }])).toEqual([
      { name: field.label, text },
    ])
  }
})
