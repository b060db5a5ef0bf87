import { expect, it } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { GolfProfile, PersonalInformation } from './details-view.tsx'

/** The names of the rows that carry the mark. */
function marked(changed: Partial<Profile>): readonly (string | undefined)[] {
  const profile = { ...projectProfile(NEW_GOLFER), ...changed }
  const html = [PersonalInformation, GolfProfile]
    .map((Part) => renderToStaticMarkup(createElement(Part, { profile })))
    .join('')
  const rows = [...html.matchAll(/<dt>([^<]+)<\/dt><dd[^>]*>(.*?)<\/dd>/g)]
  return rows.filter(([, , shown]) => shown?.includes('Estimated')).map(([, name]) => name)
}

it('marks what follows from the score, and nothing that the golfer said', () => {
  expect(marked({})).toEqual([])
  const asked = { hasCompletedOnboarding: true, averageScore: 101, handicap: null, swingSpeed: null }
  // The speed comes with the curve of the carries, which is loaded later.
  expect(marked(asked)).toEqual(['Handicap'])
  expect(marked({ ...asked, handicap: 28, swingSpeed: 85 })).toEqual([])
  expect(marked({ ...asked, averageScore: null })).toEqual([])
})
