import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { ScalarFields } from '@bagwise/contract/profile-fields'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import {
  UNTOUCHED_FORM,
  isChangedElsewhere,
  isTouched,
  shownList,
  shownText,
  suggestedText,
  withText,
  withTick,
} from './details-form.ts'
import type { DetailsForm, TextKey } from './details-form.ts'
import { GOLF_PROFILE } from './fields/golf-profile.ts'
import { PERSONAL_INFORMATION } from './fields/personal-information.ts'
import { readDetails } from './read-details.ts'

const PROFILE: Profile = {
  ...projectProfile(NEW_GOLFER),
  golfGoals: ['fun'],
  currentIssues: ['Chipping', 'Bunker shots'],
}
const FIELDS = [...PERSONAL_INFORMATION.fields, ...GOLF_PROFILE.fields]

function typed(
  texts: Readonly<Partial<Record<TextKey, string>>>,
  profile = PROFILE,
  form = UNTOUCHED_FORM,
): DetailsForm {
  return (Object.keys(texts) as TextKey[]).reduce(
    (changed, key) => withText(changed, { key, text: texts[key] ?? '', profile }),
    form,
  )
}

function read(form: DetailsForm, profile = PROFILE) {
  return readDetails({ fields: FIELDS, form, profile })
}

function valuesOf(form: DetailsForm, profile = PROFILE) {
  const result = read(form, profile)
  if (!('values' in result)) throw new Error(JSON.stringify(result.problems))
  return result.values
}

describe('the form', () => {
  it('begins with what the profile says and changes nothing by itself', () => {
    expect(shownText(UNTOUCHED_FORM, 'firstName', PROFILE)).toBe('Jamie')
    expect(shownText(UNTOUCHED_FORM, 'age', PROFILE)).toBe('35')
    expect(shownText(UNTOUCHED_FORM, 'averageScore', PROFILE)).toBe('')
    expect(shownText(UNTOUCHED_FORM, 'swingTempo', PROFILE)).toBe('medium')
    expect(isTouched(UNTOUCHED_FORM)).toBe(false)
    expect(valuesOf(UNTOUCHED_FORM)).toEqual({})
  })

  it('PRO-14 writes only what was changed', () => {
    const form = typed({ age: '41', weight: '175,5', swingSpeed: '97', ballFlight: 'fade', gripPressure: 'light' })
    expect(isTouched(form)).toBe(true)
    expect(valuesOf(form)).toEqual({
      age: 41,
      weight: 175.5,
      swingSpeed: 97,
      ballFlight: 'fade',
      gripPressure: 'light',
    })
  })

  it('is untouched again when a text is typed back', () => {
    expect(isTouched(typed({ age: '35' }, PROFILE, typed({ age: '41' })))).toBe(false)
  })

  it('empties what may be empty', () => {
    const form = typed({ age: '', ballFlight: '', heightFeet: '', heightInches: '' })
    expect(valuesOf(form)).toEqual({ age: null, ballFlight: null, height: null })
  })

  it('PRO-16 reads feet and inches and stores inches', () => {
    expect(shownText(UNTOUCHED_FORM, 'heightFeet', PROFILE)).toBe('5')
    expect(shownText(UNTOUCHED_FORM, 'heightInches', PROFILE)).toBe('10')
    for (let height = 48; height <= 95; height += 1) {
      const form = typed({ heightFeet: String(Math.floor(height / 12)), heightInches: String(height % 12) })
      expect(valuesOf(form)).toEqual(height === PROFILE.height ? {} : { height })
    }
  })

  it('PRO-17 offers the handicap 18 where there is none, greyed, and stores only what is typed', () => {
    const nameless = { ...PROFILE, handicap: null }
    expect(suggestedText('handicap', nameless)).toBe('18')
    expect(shownText(UNTOUCHED_FORM, 'handicap', nameless)).toBe('')
    expect(valuesOf(UNTOUCHED_FORM, nameless)).toEqual({})
    expect(valuesOf(typed({ handicap: '18' }, nameless), nameless)).toEqual({ handicap: 18 })
    expect(suggestedText('handicap', { ...nameless, averageScore: 88 })).toBe('15')
    expect(valuesOf(typed({ handicap: '+1.2' }, nameless), nameless)).toEqual({ handicap: -1.2 })
    expect(valuesOf(typed({ handicap: '' }, nameless), nameless)).toEqual({})
  })

  it('leaves values that it does not offer as they are until they are changed', () => {
    const odd = { ...PROFILE, height: 38.5, missPattern: 'whiff', golfGoals: ['beat my brother'], averageScore: 91.25 }
    expect(valuesOf(typed({ age: '50' }, odd), odd)).toEqual({ age: 50 })
    expect(shownText(UNTOUCHED_FORM, 'missPattern', odd)).toBe('whiff')
    expect(valuesOf(typed({ heightFeet: '5' }, odd), odd)).toEqual({ height: 62.5 })
    const ticked = withTick(UNTOUCHED_FORM, { key: 'golfGoals', value: 'fun', isTicked: true, profile: odd })
    expect(valuesOf(ticked, odd)).toEqual({ golfGoals: ['beat my brother', 'fun'] })
  })
})

describe('the form in metric units', () => {
  const METRIC: Profile = { ...PROFILE, height: 69.29, weight: 180, swingSpeed: 97, preferredUnits: 'metres' }
  const US: Profile = { ...METRIC, preferredUnits: 'yards' }

  it('shows centimeters, kilograms and km/h, and stores inches, pounds and mph', () => {
    const shown = (['heightCm', 'weight', 'swingSpeed'] as const).map((key) => shownText(UNTOUCHED_FORM, key, METRIC))
    expect(shown).toEqual(['176', '82', '156'])
    expect(suggestedText('swingSpeed', METRIC)).toBe('156')
    const form = typed({ heightCm: '181', weight: '83,5', swingSpeed: '150' }, METRIC)
    expect(valuesOf(form, METRIC)).toEqual({ height: 71.26, weight: 184.09, swingSpeed: 93.21 })
    expect(valuesOf(typed({ heightCm: '', weight: '' }, METRIC), METRIC)).toEqual({ height: null, weight: null })
  })

  it('leaves what is stored as it is where the golfer types what stood there', () => {
    const there = typed({ heightCm: '1', weight: '8', swingSpeed: '1' }, METRIC)
    const back = typed({ heightCm: '176', weight: '82', swingSpeed: '156' }, METRIC, there)
    expect(isTouched(back)).toBe(false)
    expect(valuesOf(typed({ heightCm: '176 ', weight: '82.0', swingSpeed: '156 ' }, METRIC), METRIC)).toEqual({})
  })

  it('says what may be typed in these units', () => {
    const form = typed({ heightCm: '5', weight: '20', swingSpeed: '300' }, METRIC)
    expect(read(form, METRIC)).toEqual({
      problems: {
        height: 'Height: type a whole number from 122 to 241 cm, or leave it empty.',
        weight: 'Weight: type a number from 23 to 272 kg, or leave it empty.',
        swingSpeed: 'Swing speed: type a number from 65 to 257 km/h, or leave it empty.',
      },
    })
  })

  it('keeps what was typed when the units are changed before it is saved', () => {
    const inUs = typed({ weight: '175', swingSpeed: '100', heightFeet: '6', heightInches: '1' }, US)
    expect(shownText(inUs, 'weight', METRIC)).toBe('79')
    expect(shownText(inUs, 'heightCm', METRIC)).toBe('185')
    expect(valuesOf(inUs, METRIC)).toEqual({ weight: 175, swingSpeed: 100, height: 72.83 })
    const inMetric = typed({ weight: '80', heightCm: '185' }, METRIC)
    expect(shownText(inMetric, 'weight', US)).toBe('176.37')
    expect(['heightFeet', 'heightInches'].map((key) => shownText(inMetric, key as TextKey, US))).toEqual(['6', '0.8'])
    expect(valuesOf(inMetric, US)).toEqual({ weight: 176.37, height: 72.8 })
    expect(valuesOf(typed({ weight: '81' }, METRIC, inUs), METRIC)).toMatchObject({ weight: 178.57 })
  })
})

describe('what cannot be stored', () => {
  it.each([
    ['firstName', '  ', 'Your first name is needed.'],
    ['age', '35.5', 'Age: type a whole number from 5 to 110 years, or leave it empty.'],
    ['age', 'old', 'Age: type a whole number from 5 to 110 years, or leave it empty.'],
    ['weight', '49', 'Weight: type a number from 50 to 600 lb, or leave it empty.'],
    ['swingSpeed', '1e2', 'Swing speed: type a number from 40 to 160 mph, or leave it empty.'],
    ['handicap', '-2', 'Type a handicap from +10 to 54, like 18.4, or +2 for a plus handicap.'],
  ] as const)('%s %j gets a sentence', (key, text, sentence) => {
    expect(read(typed({ [key]: text, attackAngle: 'steep' }))).toEqual({ problems: { [key]: sentence } })
  })

  it('is named all at once, height included', () => {
    const form = typed({ heightFeet: '', age: '4', lastName: '' })
    expect(read(form)).toMatchObject({
      problems: { height: expect.stringContaining('both'), age: expect.anything(), lastName: expect.anything() },
    })
  })
})

describe('another device', () => {
  it('keeps what it changes in fields that nobody touches here', () => {
    const form = typed({ age: '41' })
    const now = { ...PROFILE, weight: 200, handicap: 12 }
    expect(shownText(form, 'weight', now)).toBe('200')
    expect(valuesOf(form, now)).toEqual({ age: 41 })
  })

  it('is told of beside a field that both change, and the save knows what was seen', () => {
    const form = typed({ age: '41' })
    const now = { ...PROFILE, age: 36, weight: 200 }
    const [ageField] = FIELDS.filter(({ key }) => key === 'age')
    if (!ageField) throw new Error('There is no field for the age')
    expect(isChangedElsewhere(form, ageField, PROFILE)).toBe(false)
    expect(isChangedElsewhere(form, ageField, now)).toBe(true)
    expect(read(form, now)).toMatchObject({ values: { age: 41 }, seen: { age: 35, weight: 200 } })
    // What was there before, typed again, is a wish of its own now.
    expect(valuesOf(typed({ age: '35' }, now, form), now)).toEqual({ age: 35 })
  })

  it('adds to and takes from a list without losing what is ticked here', () => {
    const tick = { key: 'currentIssues', profile: PROFILE } as const
    const form = withTick(withTick(UNTOUCHED_FORM, { ...tick, value: 'Three-putts', isTicked: true }), {
      ...tick,
      value: 'Chipping',
      isTicked: false,
    })
    expect(shownList(form, 'currentIssues', PROFILE)).toEqual(['Bunker shots', 'Three-putts'])
    const now = { ...PROFILE, currentIssues: ['Losing balls', 'Chipping'] }
    expect(valuesOf(form, now)).toEqual({ currentIssues: ['Losing balls', 'Three-putts'] })
    expect(
      isTouched(
        withTick(withTick(form, { ...tick, value: 'Three-putts', isTicked: false }), {
          ...tick,
          value: 'Chipping',
          isTicked: true,
        }),
      ),
    ).toBe(false)
  })
})

describe('every field', () => {
  it('offers only what the profile can hold', () => {
    const canHold = (key: keyof typeof ScalarFields, value: unknown) => ScalarFields[key].safeParse(value).success
    const offered = FIELDS.flatMap((field): readonly (readonly [keyof typeof ScalarFields, unknown])[] => {
      if (field.kind === 'choice') return field.choices.map(({ value }) => [field.key, value])
      return field.kind === 'list' ? [[field.key, field.choices.map(({ value }) => value)]] : []
    })
    expect(offered.filter(([key, value]) => !canHold(key, value))).toEqual([])

    const numbers = FIELDS.flatMap((field) => (field.kind === 'number' ? [field] : []))
    for (const { key, min, max, isWhole } of numbers) {
      const step = isWhole ? 1 : 0.1
      const held = [min - step, min, max, max + step].map((number) => canHold(key, number))
      expect(held, key).toEqual([false, true, true, false])
    }
  })

  it('stores what the server takes, or says why not, whatever is typed', () => {
    const numberKeys = ['age', 'weight', 'averageScore', 'swingSpeed', 'handicap'] as const
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d.,]{0,5}$/))
    fc.assert(
      fc.property(fc.constantFrom(...numberKeys), anyText, (key, text) => {
        const result = read(typed({ [key]: text }))
        if (!('values' in result)) return
        for (const [field, value] of Object.entries(result.values)) {
          expect(field).toBe(key)
          expect(ScalarFields[key].safeParse(value).success, `${key} ${JSON.stringify(text)}`).toBe(true)
        }
      }),
      { seed: 14, numRuns: 500 },
    )
  })
})
