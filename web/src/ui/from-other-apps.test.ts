import { expect, it } from 'vitest'
import { getsFilesFromApps } from './from-other-apps.tsx'

it.each([
  ['that hands opened files to installed pages', { launchQueue: {} }, true],
  ['that installs pages, which the share sheet lists', { onbeforeinstallprompt: null }, true],
  ['with neither', { caches: {} }, false],
])('knows a browser %s', (_what, browser, expected) => {
  expect(getsFilesFromApps(browser)).toBe(expected)
})
