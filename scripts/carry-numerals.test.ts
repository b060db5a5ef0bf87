import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const SOURCES = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })

/** A carry turned into text without saying whether it is the golfer's own. */
const BARE_CARRY =
  /(?:(?:shownDistance|distanceText)\(|DistanceText carryYards=\{)(?:distance,|[^,)}]*(?:[cC]arry|[dD]istance\.distance|(?:now|before|stored)\.distance|\bown|estimate\b|calculatedYards))/

/** Where that is right, and why. Any other carry of a golfer is drawn by `web/src/profile-parts/carry-numeral/`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'features/calculator/calculator.copy.ts': 'numbers that were typed',
  'features/calculator/references/references.ts': 'a field to type in',
  'features/calculator/results/results-card.tsx': 'what a rule says, struck out; the longer club, shown above',
  'features/courses/book/page/book-rows.ts': 'the flight of a shot, in a table',
  'courses/hole-answer.copy.ts': 'the flight of a shot, with its give or take',
  'features/club/club.copy.ts': 'with its ±, and how much of it is whose',
  'features/club/pattern/pattern-geometry.ts': 'an axis',
  'features/club/pattern/pattern.copy.ts': 'a sentence about own shots',
  'features/club/trend/trend-panel.tsx': 'an axis and a list of numbers with their ±',
  'features/fitting/loft-carry/loft-carry-text.ts': 'the carry of a loft, with its ±',
  'features/gapping/bag-filled.tsx': 'a sentence that goes on with how many are estimates',
  'features/gapping/gapping.copy.ts': 'a sentence that goes on with how many are estimated',
  'features/gapping/recalculation/changes-dialog.tsx': 'a list of estimates alone, before and after',
  'features/home/plays-like/typed-shot.ts': 'a field to type in',
  'features/onboarding/before-saving.tsx': 'the golfer’s own 7-iron',
  'features/onboarding/known-shot.questions.tsx': 'a slider',
  'features/onboarding/your-equipment.section.tsx': 'a slider',
  'bag/edit/editor-text.ts': 'own numbers alone',
  'bag/club-sheet/club-edit.ts': 'a field to type in',
  'bag/club-sheet/club-moves.ts': 'a sentence about one club',
  'bag/picture/bag-picture.tsx': 'a sentence that goes on with how many are estimated',
  'bag/picture/picture-geometry.ts': 'an axis',
  'features/profile/handicap/trend/progress-history.tsx': 'with the word for an estimate',
  'features/profile/takeout/plan-text.ts': 'with the word for its source',
  'features/range/carries-about.ts': 'keys to tap, and what was typed',
  'features/range/range.copy.ts': 'where one shot came down',
  'features/recommendations/list/text/plan.copy.ts': 'with the word for an estimate',
  'features/shot-advice/pictures/flight/axis-labels.ts': 'the flight of a shot',
  'features/shot-advice/pictures/flight/flight-numbers.tsx': 'the flight of a shot',
  'features/shot-advice/pictures/flight/flight.copy.ts': 'the flight of a shot',
  'features/shot-advice/result/choice.copy.ts': 'the flight of a shot',
  'features/shot-advice/result/ground.copy.ts': 'the flight of a shot',
  'features/shot-import/shot-import.copy.ts': 'with the word for its source',
  'features/shot-import/shot-pattern.tsx': 'an axis',
  'features/starter-sets/results/starter-results.tsx': 'own numbers alone',
  'profile-parts/bag-plan/bag-action.copy.ts':
    'the expected carry of a club to buy, with its give or take; the ends of a hole',
  'profile-parts/carry-edit.tsx': 'a field to type in',
  'profile-parts/carry-numeral/carry-text.ts': 'the one way',
  'profile-parts/carry-offer/carry-offer.tsx': 'a number from own shots, offered',
  'profile-parts/doubts.copy.ts': 'own numbers that are doubtful',
  'profile-parts/estimates.copy.ts': 'an own number that was stored',
  'quick-bag/number-question.tsx': 'a field to type in',
  'quantities/distance-text.tsx': 'any distance',
}

it('draws every carry of a golfer as own or estimated, but for the places that say why not', () => {
  expect(SOURCES.length).toBeGreaterThan(400)
  const bare = SOURCES.filter((file) => BARE_CARRY.test(readFileSync(join(ROOT, file), 'utf8')))
  const places = bare.map((file) => file.replace(/^web\/src\//, ''))
  expect(places.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
})
