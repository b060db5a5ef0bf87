import { expect, it } from 'vitest'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { DETAIL_FIELDS } from './detail-sections.ts'
import { choicesWith, detailText, valueText } from './detail-text.ts'
import { fieldAsSeen } from './field-as-seen.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const textOf = (label: string, profile = PROFILE) => {
  const field = DETAIL_FIELDS.find((one) => one.label === label)
  if (!field) throw new Error(`There is no ${label}`)
  return detailText(field, profile)
}

it('shows every value in words with its unit', () => {
  const profile = {
    ...PROFILE,
    handicap: -1.2,
    swingSpeed: 97.26,
    golfGoals: ['more-distance', 'fun'],
    handSize: 'medium' as const,
  }
  expect(textOf('Height', profile)).toBe('5 ft 10 in')
  expect(textOf('Weight', profile)).toBe('180 lb')
  expect(textOf('Age', profile)).toBe('35 years')
  expect(textOf('Handicap', profile)).toBe('+1.2')
  expect(textOf('Swing speed', profile)).toBe('97.3 mph')
  expect(textOf('Goals', profile)).toBe('More distance, Fun')
  expect(textOf('Hand size', profile)).toBe('Medium, 7 to 8 in')
  expect(textOf('Email', profile)).toBe('jamie@example.com')
})

it('shows the body and the swing in metric units to golfers who read them', () => {
  const profile = {
    ...PROFILE,
    swingSpeed: 97.26,
    swingSpeedRange: '95-105' as const,
    handSize: 'large' as const,
    preferredUnits: 'metres' as const,
  }
  expect(textOf('Height', profile)).toBe('178 cm')
  expect(textOf('Weight', profile)).toBe('82 kg')
  expect(textOf('Swing speed', profile)).toBe('157 km/h')
  expect(textOf('Swing speed range', profile)).toBe('153 to 169 km/h')
  expect(textOf('Hand size', profile)).toBe('Large, over 20 cm')
  expect(textOf('Height', { ...PROFILE, height: 71.97 })).toBe('6 ft 0 in')
})

it('says nothing where the profile says nothing', () => {
  for (const label of ['Average score', 'Swing speed', 'Grip type', 'Current issues', 'Usual miss']) {
    expect(textOf(label), label).toBeUndefined()
  }
})

it('shows what another version has stored as it is, and offers it behind the choices', () => {
  expect(textOf('Usual miss', { ...PROFILE, missPattern: 'whiff' })).toBe('whiff')
  const choices = [{ value: 'fat', label: 'Fat' }]
  expect(choicesWith(choices, ['whiff', 'fat', '', 'whiff'])).toEqual([...choices, { value: 'whiff', label: 'whiff' }])
})

it('says nothing of a value that is of another kind than the field holds', () => {
  for (const field of DETAIL_FIELDS) {
    for (const odd of [undefined, null, true, {}]) expect(valueText(field, odd, 'yards'), field.label).toBeUndefined()
  }
})

it('says from whose view wherever right and left are chosen from', () => {
  const aboutSides = DETAIL_FIELDS.map((field) => fieldAsSeen(field, { hand: undefined, units: 'yards' })).filter(
    (field) => 'choices' in field && field.choices.some(({ label }) => /\b(right|left)$/i.test(label)),
  )
  expect(aboutSides.map(({ label }) => label)).toEqual(['Usual miss', 'Current issues'])
  for (const { label, help } of aboutSides) expect(help, label).toMatch(/right-handed/i)
})

it('ADV-37 exchanges the sides of misses and issues for a left-hander, and keeps what is stored', () => {
  const miss = {
    missPattern: 'right',
    currentIssues: ['Misses to the right', 'Choosing the right club', 'My left knee'],
  }
  const seen = (hand: Profile['hand']) => {
    const profile = { ...PROFILE, ...miss, hand }
    return [textOf('Usual miss', profile), textOf('Current issues', profile)]
  }
  const asStored = ['Right', 'Misses to the right, Choosing the right club, My left knee']
  expect([seen(null), seen('right')]).toEqual([asStored, asStored])
  expect(seen('left')).toEqual(['Left', 'Misses to the left, Choosing the right club, My left knee'])
  expect(textOf('Right- or left-handed', { ...PROFILE, hand: 'left' })).toBe('Left-handed')

  for (const field of DETAIL_FIELDS) {
    const [asked, ofLeftHander] = [undefined, 'left' as const].map((hand) =>
      fieldAsSeen(field, { hand, units: 'yards' }),
    )
    if (!asked || !ofLeftHander) throw new Error('A field is lost')
    expect(ofLeftHander.help ?? '', field.label).not.toMatch(/right-handed\. Lefty/i)
    if (!('choices' in asked) || !('choices' in ofLeftHander)) continue
    expect(ofLeftHander.choices.map(({ value }) => value)).toEqual(asked.choices.map(({ value }) => value))
  }
})
