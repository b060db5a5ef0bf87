import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, program } from '../setup/paths.mjs'
import { CONFIG_FILE, importConfig } from './may-import.ts'

const plain = (to: string) => `import { thing } from '${to}'\nuse(thing)\n`

/** One of each kind, and one import in every way to write it. */
const REFUSED: Readonly<Record<string, string>> = {
  'golf/src/node.ts': plain('node:fs'),
  'golf/src/reference.ts': plain('../reference/peer-figures.ts'),
  'golf/src/type.ts': `import type { Thing } from 'react'\nexport type Own = Thing\n`,
  'golf/src/again.ts': `export { thing } from 'react'\n`,
  'golf/src/later.ts': `export const thing = await import('react')\n`,
  'golf/src/sources.test.ts': plain('../../server/src/app.ts'),
  'content/src/sources.ts': plain('../../golf/src/bag.ts'),
  'server/src/page.ts': plain('../../web/src/routes.tsx'),
  'server/src/features/account/other.ts': plain('#server/features/profile/profile-store.ts'),
  'cli/src/page.ts': plain('../../web/src/routes.tsx'),
  'shot-files/src/disk.ts': plain('node:fs'),
  'assistants/src/disk.ts': plain('node:fs'),
  'web/src/assistants.ts': plain('@bagwise/assistants/tools'),
  'web/src/server.ts': plain('@bagwise/server/app'),
  'web/src/features/gapping/other.ts': plain('#features/calculator/references.ts'),
  'web/src/features/gapping/beside.ts': plain('../calculator/references.ts'),
  'web/src/data/screen.ts': plain('#features/gapping/gap-line.tsx'),
  'web/src/session/back.ts': plain('#data/use-profile.ts'),
  'web/src/sync/back.ts': plain('#session/session.ts'),
  'web/src/storage/back.ts': plain('#sync/outbox.ts'),
  'web/src/http/back.ts': plain('#storage/local-copy.ts'),
  'web/src/ui/golf.ts': plain('@bagwise/golf/club'),
  'web/src/sync/fake.ts': plain('#testing/memory-store.ts'),
  'web/src/features/gapping/fake.ts': plain('@bagwise/golf/testing/sample-golfer'),
  'server/src/fake.ts': plain('./testing/test-app.ts'),
  'e2e/shell/inside.e2e.ts': plain('../../web/src/sync/outbox.ts'),
}

/** Lists that are wider than those of the folder around them. */
const ALLOWED: Readonly<Record<string, string>> = {
  'golf/src/club.ts': plain('./bag.ts'),
  'golf/src/club.test.ts': plain('fast-check'),
  'cli/src/answer.ts': plain('@bagwise/shot-files/read-shots'),
  'content/src/encyclopedia/search/search-index.ts': plain('minisearch'),
  'server/src/features/ai/text-service.ts': plain('ai'),
  'web/src/features/gapping/clubs/own.ts': plain('#features/gapping/gap-mark.tsx'),
  'web/src/features/gapping/gapping-screen.ts': plain('#charts/use-width.ts'),
  'e2e/soak/device.ts': plain('../../web/src/sync/outbox.ts'),
}

type Diagnostic = { readonly filename: string; readonly code: string }

let folder: string
let diagnostics: readonly Diagnostic[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bagwise-imports-'))
  for (const file of ['.oxlintrc.json', basename(CONFIG_FILE)]) copyFileSync(join(ROOT, file), join(folder, file))
  write('golf/src/chance.ts', 'export const now = () => new Date()\nexport const luck = () => Math.random()\n')
  for (const [file, code] of Object.entries({ ...REFUSED, ...ALLOWED })) write(file, code)
  const args = [program('oxlint'), '--format', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer: ${stdout} ${stderr}`)
  ;({ diagnostics } = JSON.parse(stdout))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the import rule', () => {
  it('is written into the configuration of oxlint: `node scripts/lint/may-import.ts` writes it', () => {
    expect(JSON.parse(readFileSync(CONFIG_FILE, 'utf8'))).toEqual(importConfig())
  })

  it('refuses one violation of each kind, and nothing that is allowed', () => {
    const refused = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
    expect(refused.map(({ filename }) => filename).toSorted()).toEqual(Object.keys(REFUSED).toSorted())
  })

  it('keeps the clock and chance out of golf', () => {
    const codes = diagnostics.filter(({ filename }) => filename === 'golf/src/chance.ts').map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['eslint(no-restricted-globals)', 'eslint(no-restricted-properties)']))
  })
})

function write(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), code)
}
