import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

/** Everything that may put a number or a day on the page. */
const SOURCES = globSync('{web/src,golf/src,content/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*'],
})

/** Where numbers and days become text the way of the reader. */
const PLACE = /^web\/src\/quantities\/(?:number-text|day-text)\.ts$/
/** Sends the place to the server, which no reader sees. */
const WIRE = /^web\/src\/data\/use-weather\.ts$/

it('writes numbers and days the way of the reader, in one place', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  const others = SOURCES.filter((file) => !PLACE.test(file) && !WIRE.test(file)).filter((file) =>
    /\.to(?:Fixed|Precision|Locale\w*String|DateString|TimeString)\(|\bIntl\.(?:Number|DateTime|RelativeTime)Format\b/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  )
  expect(others).toEqual([])
})
