import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textsOfSource } from './lint/texts-of-source.ts'
import { ROOT } from './setup/paths.mjs'

/** A unit of the United States behind a number or a value, or in words. Between feet a ball lies. */
const US_UNIT =
  /[\d…}][ -]?(?:yd|ft|lbs?|oz)\b|[\d…}] ?in(?:$|`)|[\d…}] (?:feet|foot)\b|\b(?:yards?|miles?|mph|inch(?:es)?|pounds?|ounces?|Fahrenheit)\b(?!['-])|°F/m
/** Names of files and values are no texts. */
const IS_TEXT = /[\s…]/

/** The same in metric units is beside them, or `textInUnits` puts them into metric ones; `…` is a value. */
const WITH_METRIC_ONES: readonly string[] = [
  '… ft … in',
  '… miles',
  '… inches',
  '… yards',
  '1 mile',
  '50 yards',
  'An inch',
  'An inch for every six of height from 5 ft 10 in',
  'Half an inch',
  'a mile',
  'a whole number of yards from … to …',
  'an inch',
  'degrees Fahrenheit',
  'inches of mercury',
  'miles per hour',
  'six miles',
  'A standard chart between your numbers, even 12-yard steps past them.',
  'first putts beyond 25 feet',
  'first putts from 6 to 25 feet',
  'putts up to 6 feet',
  'shots from 100 to 150 yards',
  'shots from 150 to 200 yards',
  'shots from 200 yards and more',
  'shots from 50 to 100 yards',
  // The two fields of a height, which metric readers do not see.
  'Choose both feet and inches, or neither.',
  '…-inches',
  // Of the API's document.
  'Club-head speed that the golfer was asked about, miles an hour.',
  'Club-head speed with the driver, miles an hour.',
]

const textsIn = (files: string) =>
  globSync(files, { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] }).flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8')
    // To take all of them apart would take seconds.
    return US_UNIT.test(code)
      ? textsOfSource(file, code).filter((text) => IS_TEXT.test(text) && US_UNIT.test(text))
      : []
  })

it('OPN-27 has no text of the page and its files in US units alone', () => {
  const texts = new Set(textsIn('{web/src,contract/src}/**/*.{ts,tsx}'))
  expect([...texts].toSorted()).toEqual(WITH_METRIC_ONES.toSorted())
})

it('OPN-27 has no US unit in prose that is shown as it is written', () => {
  expect(textsIn('content/src/{swing,shot-tips,recommendations,starter-sets}/**/*.ts')).toEqual([])
  expect(textsIn('content/src/{encyclopedia,balls}/**/*.ts').length).toBeGreaterThan(80)
})
