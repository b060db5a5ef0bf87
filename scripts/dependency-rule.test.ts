import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, program } from './setup/paths.mjs'

type Import = { readonly from: string; readonly to: string }

const refused: readonly Import[] = [
  { from: 'golf/src/bag.ts', to: 'zod/mini' },
  { from: 'golf/src/bag.ts', to: 'node:fs' },
  { from: 'golf/src/bag.ts', to: 'react' },
  { from: 'golf/src/bag.ts', to: '@bagwise/contract/profile' },
  { from: 'golf/src/gapping/find-gaps.ts', to: '@bagwise/server/app' },
  { from: 'golf/src/gapping/find-gaps.ts', to: '../../../server/src/app.ts' },
  { from: 'golf/src/flight/physics/fly.ts', to: '../../reference/peer-figures.ts' },
  { from: 'golf/reference/peer-figures.ts', to: 'node:fs' },
  { from: 'golf/src/bag.ts', to: '../bin/answer.ts' },
  { from: 'golf/bin/answer.ts', to: 'node:fs' },
  { from: 'golf/bin/answer.ts', to: 'yargs' },
  { from: 'golf/bin/answer.ts', to: '../reference/peer-figures.ts' },
  { from: 'golf/bin/answer.ts', to: '@bagwise/contract/profile' },
  { from: 'golf/packing/readme-blocks.ts', to: '../src/bag.ts' },
  { from: 'golf/packing/readme-blocks.ts', to: 'typescript' },
  { from: 'golf/src/bag.ts', to: '@bagwise/content/tips' },
  { from: 'content/src/tips.ts', to: 'node:fs' },
  { from: 'content/src/tips.ts', to: 'zod/mini' },
  { from: 'content/src/tips.ts', to: 'react' },
  { from: 'content/src/tips.ts', to: 'minisearch' },
  { from: 'content/src/encyclopedia/source-marks.ts', to: 'minisearch' },
  { from: 'content/src/encyclopedia/search/search-index.ts', to: 'react' },
  { from: 'server/src/features/ai/ask-caddie.ts', to: 'minisearch' },
  { from: 'web/src/features/encyclopedia/use-search.ts', to: 'minisearch' },
  { from: 'content/src/tips.ts', to: '@bagwise/contract/profile' },
  { from: 'content/src/tips.ts', to: '@bagwise/server/app' },
  { from: 'content/src/tips.ts', to: '../../golf/src/bag.ts' },
  { from: 'content/src/tips/swing-tips.ts', to: '../../../web/src/routes.tsx' },
  { from: 'contract/src/profile.ts', to: '@bagwise/content/tips' },
  { from: 'contract/src/profile.ts', to: 'zod' },
  { from: 'contract/src/profile.ts', to: 'node:crypto' },
  { from: 'contract/src/profile.ts', to: 'fastify' },
  { from: 'contract/src/profile.ts', to: '@bagwise/server/app' },
  { from: 'contract/src/profile.ts', to: '../../golf/src/club.ts' },
  { from: 'server/src/app.ts', to: '@bagwise/web/routes' },
  { from: 'server/src/app.ts', to: '../../web/src/routes.tsx' },
  { from: 'server/src/app.ts', to: 'react' },
  { from: 'server/src/app.ts', to: 'lodash' },
  { from: 'server/src/app.ts', to: 'nodemailer' },
  { from: 'server/src/features/contact/operator-mail.ts', to: 'nodemailer' },
  { from: 'server/src/mail/mailer.ts', to: '#server/features/contact/message-mail.ts' },
  { from: 'server/src/db/database.ts', to: '../config.ts' },
  { from: 'server/src/features/account/auth.ts', to: '#server/features/profile/profile-store.ts' },
  { from: 'server/src/features/account/auth.ts', to: '../profile/profile-store.ts' },
  { from: 'server/src/features/account/auth.ts', to: '#server/app.ts' },
  { from: 'web/src/routes.tsx', to: '@bagwise/server/app' },
  { from: 'web/src/routes.tsx', to: '#server/app.ts' },
  { from: 'web/src/routes.tsx', to: '../../server/src/app.ts' },
  { from: 'web/src/routes.tsx', to: 'node:path' },
  { from: 'web/src/app/shell.tsx', to: 'zod/mini' },
  { from: 'web/src/app/shell.tsx', to: '../ui/button.tsx' },
  { from: 'web/src/features/gapping/gapping-screen.tsx', to: '#features/calculator/references/references.ts' },
  { from: 'web/src/features/gapping/gapping-screen.tsx', to: '../calculator/references.ts' },
  { from: 'web/src/features/gapping/gapping-screen.tsx', to: '#app/shell.tsx' },
  { from: 'web/src/features/gapping/gapping-screen.tsx', to: '@bagwise/server/app' },
  { from: 'web/src/api/profile/profile.ts', to: '#features/gapping/clubs/gap-line.tsx' },
  { from: 'web/src/api/profile/profile.ts', to: '#app/shell.tsx' },
  { from: 'web/src/api/profile/profile.ts', to: '#ui/button.tsx' },
  { from: 'web/src/api/profile/profile.ts', to: '@bagwise/content/tips' },
  { from: 'web/src/navigation/gate.ts', to: '#features/gapping/clubs/gap-line.tsx' },
  { from: 'web/src/navigation/gate.ts', to: '#app/shell.tsx' },
  { from: 'web/src/quantities/distance.ts', to: '#api/profile/profile.ts' },
  { from: 'web/src/charts/yardage-ladder.tsx', to: '#features/gapping/clubs/gap-line.tsx' },
  { from: 'web/src/charts/yardage-ladder.tsx', to: '#api/profile/profile.ts' },
  { from: 'web/src/charts/yardage-ladder.tsx', to: '#app/shell.tsx' },
  { from: 'web/src/charts/ladder/ladder-arc.tsx', to: '../../features/gapping/gap-line.tsx' },
  { from: 'web/src/charts/ladder/ladder-arc.tsx', to: '@bagwise/contract/profile' },
  { from: 'web/src/wizard/wizard-view.tsx', to: '#features/onboarding/questionnaire.tsx' },
  { from: 'web/src/wizard/wizard-view.tsx', to: '#api/profile/profile.ts' },
  { from: 'web/src/wizard/wizard-view.tsx', to: '@bagwise/contract/profile' },
  { from: 'web/src/ui/button.tsx', to: '@bagwise/golf/club' },
  { from: 'web/src/ui/button.tsx', to: '@bagwise/contract/profile' },
  { from: 'web/src/ui/button.tsx', to: '@bagwise/content/tips' },
  { from: 'web/src/ui/button.tsx', to: 'minisearch' },
  { from: 'web/src/features/gapping/gapping-screen.tsx', to: 'minisearch' },
  { from: 'web/src/features/import/preview.tsx', to: 'papaparse' },
  { from: 'web/src/features/import/reading/read-rows.ts', to: 'react' },
  { from: 'web/src/features/import/reading/read-rows.ts', to: '#quantities/distance.ts' },
  { from: 'web/src/ui/button.tsx', to: '#quantities/distance.ts' },
  { from: 'web/src/ui/button.tsx', to: '#api/profile/profile.ts' },
  { from: 'web/src/ui/button.tsx', to: '#charts/gap-mark.tsx' },
  { from: 'e2e/distances/gapping.e2e.ts', to: '../server/src/app.ts' },
  { from: 'e2e/distances/gapping.e2e.ts', to: '@bagwise/server/app' },
  { from: 'e2e/distances/gapping.e2e.ts', to: '../web/src/api/profile/profile-edits.ts' },
  { from: 'e2e/soak/device.ts', to: '../../web/src/features/gapping/clubs/gap-line.tsx' },
  { from: 'e2e/soak/device.ts', to: '../../server/src/app.ts' },
  { from: 'golf/src/bag.test.ts', to: '../../server/src/app.ts' },
]

const allowed: readonly Import[] = [
  { from: 'golf/src/club.ts', to: './bag.ts' },
  { from: 'golf/src/gapping/score.ts', to: '../club.ts' },
  { from: 'golf/src/club.test.ts', to: 'fast-check' },
  { from: 'golf/bin/answer.ts', to: 'node:util' },
  { from: 'golf/bin/answer.ts', to: '../src/flight/plays-like.ts' },
  { from: 'golf/bin/bagwise.test.ts', to: 'fast-check' },
  { from: 'golf/packing/readme-blocks.ts', to: 'node:fs' },
  { from: 'content/src/tips.ts', to: './tips/swing-tips.ts' },
  { from: 'content/src/tips/equipment-tips.ts', to: '@bagwise/golf/bag' },
  { from: 'content/src/tips.test.ts', to: 'fast-check' },
  { from: 'content/src/encyclopedia/search/search-index.ts', to: 'minisearch' },
  { from: 'content/src/encyclopedia/search/search-index.ts', to: '../topic.ts' },
  { from: 'contract/src/account.ts', to: 'zod/mini' },
  { from: 'contract/src/account.ts', to: '@bagwise/golf/distances/club-distance' },
  { from: 'server/src/main.ts', to: '#server/features/account/routes.ts' },
  { from: 'server/src/main.ts', to: 'node:fs/promises' },
  { from: 'server/src/main.ts', to: '@bagwise/contract/profile' },
  { from: 'server/src/main.ts', to: '@bagwise/content/tips' },
  { from: 'server/src/features/profile/routes.ts', to: '@bagwise/content/tips' },
  { from: 'server/src/features/profile/routes.ts', to: './profile-store.ts' },
  { from: 'server/src/features/profile/routes.ts', to: '#server/db/database.ts' },
  { from: 'server/src/features/profile/routes.ts', to: 'fastify' },
  { from: 'server/src/mail/mailer.ts', to: 'nodemailer' },
  { from: 'web/src/main.tsx', to: 'react-dom/client' },
  { from: 'web/src/main.tsx', to: './styles/app.css' },
  { from: 'web/src/main.tsx', to: '#features/home/home-screen.tsx' },
  { from: 'web/src/app/dialogs.tsx', to: '#features/account/auth-dialog.tsx' },
  { from: 'web/src/routes.tsx', to: '@bagwise/content/tips' },
  { from: 'web/src/features/home/home-screen.tsx', to: '@bagwise/content/tips' },
  { from: 'web/src/features/home/home-screen.tsx', to: './tool-cards.tsx' },
  { from: 'web/src/features/home/home-screen.tsx', to: '#charts/gap-mark.tsx' },
  { from: 'web/src/features/home/home-screen.tsx', to: '@bagwise/golf/gapping/find-gaps' },
  { from: 'web/src/features/import/reading/csv-rows.ts', to: 'papaparse' },
  { from: 'web/src/features/import/reading/read-shot-file.ts', to: '#quantities/number-text.ts' },
  { from: 'web/src/api/session/session.ts', to: '@tanstack/react-query' },
  { from: 'web/src/charts/gap-mark.tsx', to: '#quantities/distance.ts' },
  { from: 'web/src/charts/ladder/ladder-hole.tsx', to: '@bagwise/golf/gapping/find-gaps' },
  { from: 'web/src/features/onboarding/questionnaire.tsx', to: '#wizard/wizard-view.tsx' },
  { from: 'web/src/wizard/parts/club-picker.tsx', to: '@bagwise/golf/club' },
  { from: 'web/src/wizard/wizard-view.tsx', to: '#ui/button.tsx' },
  { from: 'web/src/wizard/wizard-view.tsx', to: './wizard.css' },
  { from: 'web/src/ui/dialog.tsx', to: './button.tsx' },
  { from: 'web/src/ui/dialog.tsx', to: 'react' },
  { from: 'e2e/shell/shell.e2e.ts', to: './support/test.ts' },
  { from: 'e2e/shell/shell.e2e.ts', to: '@axe-core/playwright' },
  { from: 'e2e/soak/device.ts', to: '../../web/src/api/profile/profile-edits.ts' },
  { from: 'e2e/soak/soak-server.ts', to: '../support/server.ts' },
]

/** The four ways to name another module; the rule must see them all. */
const WRITTEN = [
  { way: 'plain', code: (to: string) => `import { thing } from '${to}'\nuse(thing)\n` },
  { way: 'type', code: (to: string) => `import type { Thing } from '${to}'\nexport type Own = Thing\n` },
  { way: 're-export', code: (to: string) => `export { thing } from '${to}'\n` },
  { way: 'dynamic', code: (to: string) => `export const thing = await import('${to}')\n` },
]

let folder: string
let refusals: ReadonlySet<string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bagwise-imports-'))
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const cases = [...refused, ...allowed].flatMap((tried) => WRITTEN.map(({ way, code }) => ({ tried, way, code })))
  for (const { tried, way, code } of cases) {
    const path = join(folder, placeOf(tried, way))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code(tried.to))
  }
  refusals = lintedRefusals()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(WRITTEN)('the dependency rule, written as a $way import', ({ way }) => {
  it.each(refused)('refuses $from → $to', (tried) => {
    expect(refusals).toContain(placeOf(tried, way))
  })

  it.each(allowed)('allows $from → $to', (tried) => {
    expect(refusals).not.toContain(placeOf(tried, way))
  })
})

it('keeps the clock and chance out of golf', () => {
  const path = 'golf/src/flight/wind.ts'
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'export const now = () => new Date()\nexport const luck = () => Math.random()\n')
  const codes = diagnosticsOf(path).map(({ code }) => code)
  expect(codes).toContain('eslint(no-restricted-globals)')
  expect(codes).toContain('eslint(no-restricted-properties)')
})

/** A file of its own for each import, in the folder the import is tried from. */
function placeOf({ from, to }: Import, way: string): string {
  const name = `${to}-${way}`.replaceAll(/[^a-z]+/gi, '-').replace(/^-/, '')
  const [, ending = ''] = /((?:\.test|\.e2e)?\.tsx?)$/.exec(from) ?? []
  return join(dirname(from), `${name}-of-${from.replaceAll(/[^a-z]+/gi, '-')}${ending}`)
}

function lintedRefusals(): ReadonlySet<string> {
  const restricted = diagnosticsOf('.').filter(({ code }) => code === 'eslint(no-restricted-imports)')
  return new Set(restricted.map(({ filename }) => filename))
}

type Diagnostic = { readonly filename: string; readonly code: string }

function diagnosticsOf(path: string): readonly Diagnostic[] {
  const args = [program('oxlint'), '--format', 'json', path]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer: ${stdout} ${stderr}`)
  const { diagnostics }: { readonly diagnostics: readonly Diagnostic[] } = JSON.parse(stdout)
  return diagnostics
}
