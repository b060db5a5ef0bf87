import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const SOURCES = globSync('{web/src,golf/src,content/src,contract/src,server/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', '**/testing/**', '**/*.prose.ts'],
})
const holding = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))

it('ONE-11 has 95 mph only in the statements that name it and on the visitor’s card', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(holding(/(?:speed\w*|mph)['"]?\s*(?::|=|\?\?|\|\|)\s*95\b|\b95 mph driver/i).toSorted()).toEqual([
    // BAL-03, without a profile.
    'golf/src/balls/ball.ts',
    // The table of standard carries.
    'golf/src/distances/standard-carry.ts',
    // Limits: where FIT-23 begins with X-stiff, and up to where a 9-wood is bought.
    'golf/src/fitting/driver-shaft.ts',
    'golf/src/one-bag/suitable-clubs.ts',
    // CST-13, the usual speed of a persona.
    'golf/src/persona.ts',
    // CST-12 and DAT-27, to the letter.
    'golf/src/swing-speed.ts',
  ])
})

it('ONE-11 lets no tool guess a speed of its own: speed and range are read where the one speed comes from', () => {
  const letter = ['golf/src/shaft-flex.ts', 'golf/src/swing-speed.ts']
  expect(
    holding(/\b(?:swingSpeedMph|knownSwingSpeedMph|shaftFlexFor|FALLBACK_SWING_SPEED_MPH)\(|FALLBACK_SWING/).toSorted(),
  ).toEqual(letter)
  // Tools on the page: the fitting shows what was typed, everything else takes the one speed.
  const tools = holding(/profile\.swingSpeed\b/).filter((file) =>
    /^web\/src\/(?:features\/(?!profile)|profile-parts|charts)/.test(file),
  )
  expect(tools.toSorted()).toEqual(['web/src/features/fitting/fitting-answers.ts'])
})
