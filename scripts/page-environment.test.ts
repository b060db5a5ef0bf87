import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

/** Everything that is built into the page. */
const SOURCES = globSync('{web/src,web/service-worker,golf/src,content/src,contract/src}/**/*.{ts,tsx}', { cwd: ROOT })

/** What a page may know of the machine it is built on: whether it is built at all. */
const ALLOWED = /import\.meta\.env\.(?:PROD|DEV)\b/g

it('is built from nothing of the environment, so that no secret of it can be in a bundle', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  const reading = SOURCES.filter((file) =>
    /\bprocess\.env\b|\bimport\.meta\.env\b|\bVITE_/.test(
      readFileSync(join(ROOT, file), 'utf8').replaceAll(ALLOWED, ''),
    ),
  )
  expect(reading).toEqual([])
})

it('gets nothing of it from the settings of the build either', () => {
  const settings = readFileSync(join(ROOT, 'web', 'vite.config.ts'), 'utf8')
  expect(settings).not.toMatch(/\b(?:define|envPrefix|envDir|loadEnv)\b(?!Config)/)
})
