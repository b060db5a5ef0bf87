import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, program } from '../setup/paths.mjs'

const OURS = '@bagwise/golf/** @bagwise/content/** @bagwise/contract/**'
const SHOT_FILES = '@bagwise/shot-files/**'
const MCP = '@modelcontextprotocol/sdk/**'
const NODE = 'node:* node:*/**'
const PAGE = '#charts/** #quantities/** #ui/**'
const DATA = '#data/** #session/** #sync/** #storage/** #http/**'
/** Parts of a screen share its sheet. */
const PARENT_STYLES = '../*.module.css ../../*.module.css'
const NOT_ABOVE_FEATURES = '-#server/features/** -#server/app.ts -#server/main.ts'

/**
 * What each folder may import; `-` takes away again, and anything else is refused. A folder inside another one has its own
 * list only. `/*` at the end gives each folder in there a list of its own, in which `*` of `#features/*` is its name.
 * What is in a `testing/` folder is for tests, which the rule lets alone. Packages are imported by name: a path into another package's `src` needs a line that ends in it.
 */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  'golf/src': './** ../** -**/reference/** -**/packing/**',
  'golf/packing': './** ../src/** ../reference/** ../../scripts/setup/install.mjs node:* web-features/data.json',
  'golf/reference': './** ../src/** node:fs',
  'content/src': './** ../** @bagwise/golf/**',
  'content/src/encyclopedia/search': './** ../*.ts minisearch',
  'contract/src': './** ../** @bagwise/golf/** zod/mini',
  'shot-files/src': './** ../** @bagwise/golf/** @bagwise/contract/** papaparse fflate saxen',
  'assistants/src': `./** ../** @bagwise/golf/** @bagwise/contract/** ${MCP} zod/mini`,
  'cli/src': `./** ../** @bagwise/golf/** @bagwise/contract/** @bagwise/shot-files/** @bagwise/assistants/** ${MCP} ${NODE}`,
  'cli/src/same-as-page': './** ../../../web/src/**',
  'cli/packing': './** node:* rolldown',
  'server/src': `./** #server/** ${OURS} ${NODE} @fastify/helmet @fastify/static @node-rs/argon2 better-auth better-auth/** fastify kysely kysely/** pg prom-client zod/mini`,
  'server/src/features': `./** #server/** ${OURS} ${NODE} @node-rs/argon2 better-auth better-auth/** fastify kysely zod/mini ${NOT_ABOVE_FEATURES}`,
  'server/src/features/account/passkeys': `./** ../*.ts #server/** ${OURS} node:crypto @simplewebauthn/server @simplewebauthn/server/helpers fastify kysely zod/mini ${NOT_ABOVE_FEATURES}`,
  'server/src/features/ai': `./** #server/** ${OURS} ${NODE} @ai-sdk/openai-compatible ai fastify zod/mini ${NOT_ABOVE_FEATURES}`,
  'server/src/features/mcp': `./** #server/** @bagwise/assistants/** @bagwise/golf/** @bagwise/contract/** ${MCP} ${NODE} fastify kysely zod/mini ${NOT_ABOVE_FEATURES}`,
  'server/src/mail': `./** #server/** ${NODE} fastify nodemailer ${NOT_ABOVE_FEATURES}`,
  'web/src': `./** #*/** ${OURS} @tanstack/react-query react react-dom react-dom/client react-dom/server react-router react-router/dom -#server/**`,
  'web/src/features/*': `./** ${PARENT_STYLES} #features/*/** ${DATA} #bag/** #quick-bag/** #courses/** #navigation/** #profile-parts/** #settings/** #ai/** #wizard/** #worker/** #tips/** ${PAGE} ${OURS} ${SHOT_FILES} @tanstack/react-query react react-dom react-router`,
  // features → data → session → sync → storage, http: no arrow back.
  'web/src/data': `./** ${DATA} #worker/work-out.ts @bagwise/golf/** @bagwise/contract/** @tanstack/react-query react`,
  'web/src/session':
    './** #session/** #sync/** #storage/** #http/** @bagwise/golf/** @bagwise/contract/** @simplewebauthn/browser @tanstack/react-query react',
  'web/src/sync': './** #sync/** #storage/** #http/** @bagwise/golf/** @bagwise/contract/** @tanstack/react-query',
  'web/src/storage': './** #storage/** @bagwise/golf/** @bagwise/contract/** react',
  'web/src/http': './** #http/** @bagwise/contract/** @tanstack/react-query',
  'web/src/navigation': `./** ${DATA} #navigation/** #ui/** @bagwise/golf/** @bagwise/contract/** @tanstack/react-query react react-dom react-router`,
  'web/src/bag': `./** ../*.ts #bag/** #quick-bag/** ${PARENT_STYLES} ${DATA} #navigation/** #profile-parts/** ${PAGE} @bagwise/golf/** @bagwise/contract/** react react-dom react-router`,
  'web/src/courses': `./** #courses/** ${DATA} #profile-parts/** #worker/** ${PAGE} @bagwise/golf/** @bagwise/contract/** react react-dom`,
  'web/src/quick-bag': `./** #quick-bag/** ${DATA} #navigation/** #profile-parts/** #wizard/** #worker/** ${PAGE} @bagwise/golf/** @bagwise/contract/** react react-dom react-router`,
  'web/src/profile-parts': `./** #profile-parts/** ${DATA} #charts/** #quantities/** #ui/** @bagwise/golf/** @bagwise/contract/** react react-dom react-router`,
  'web/src/settings': './** #data/** #storage/** #ui/** react',
  'web/src/ai': './** #session/session.ts #ui/** @bagwise/golf/** @bagwise/contract/** react',
  'web/src/tips': `./** ${DATA} #quantities/** #ui/** @bagwise/content/** @bagwise/contract/** react`,
  'web/src/quantities': `./** ../*.ts ${PAGE} @bagwise/golf/** react react-dom`,
  'web/src/charts': `./** ../*.ts ${PARENT_STYLES} ${PAGE} @bagwise/golf/** react react-dom`,
  'web/src/worker': './** #worker/** #ui/** @bagwise/golf/** @bagwise/shot-files/** react',
  'web/src/wizard':
    './** #wizard/** #quantities/** #ui/** #navigation/step-trail.ts #storage/session-drafts.ts @bagwise/golf/** react react-dom',
  'web/src/ui': './** #ui/** #styles/** react react-dom',
  e2e: `./** ../** ../../web/src/storage/device-contents.ts ../../web/src/testing/us-units.ts @axe-core/playwright @bagwise/golf/** @bagwise/contract/** @playwright/test ${NODE} pg`,
  'e2e/soak': `./** ../support/** ../../web/src/{http,storage,sync,testing}/** @bagwise/golf/** @bagwise/contract/** @playwright/test fast-check ${NODE} pg`,
  'e2e/fallbacks/chromium': '@sparticuz/chromium',
}

/** Beside `.oxlintrc.json`, which extends it. */
export const CONFIG_FILE = join(ROOT, '.oxlintrc.imports.json')

/** The table as a configuration of oxlint. */
export function importConfig(table = MAY_IMPORT) {
  return {
    overrides: Object.entries(table)
      .flatMap(([folder, list]) => rowsOf(folder, list))
      .map(([folder, list]) => ({
        files: [`${folder}/**`],
        rules: {
          'no-restricted-imports': [
            'error',
            { patterns: [{ group: groupOf(list), message: `${folder} imports ${list}` }] },
          ],
        },
      })),
  }
}

function rowsOf(folder: string, list: string): readonly (readonly [string, string])[] {
  if (!folder.endsWith('/*')) return [[folder, list]]
  const parent = folder.slice(0, -2)
  return readdirSync(join(ROOT, parent))
    .toSorted()
    .map((name) => [`${parent}/${name}`, list.replace('#features/*/**', `#features/${name}/**`)])
}

/** Patterns as the rule reads them: a later one wins, and "!" allows. */
function groupOf(list: string): readonly string[] {
  const patterns = list.split(' ')
  const allowed = patterns.filter((pattern) => !pattern.startsWith('-')).map((pattern) => `!${pattern}`)
  const refused = patterns.filter((pattern) => pattern.startsWith('-')).map((pattern) => pattern.slice(1))
  const isIntoSources = (pattern: string) => pattern.includes('/src/')
  return [
    '**',
    ...allowed.filter((pattern) => !isIntoSources(pattern)),
    ...refused,
    '**/testing/**',
    '#testing/**',
    '**/src/**',
    ...allowed.filter(isIntoSources),
  ]
}

if (import.meta.main) {
  writeFileSync(CONFIG_FILE, JSON.stringify(importConfig()))
  execFileSync(process.execPath, [program('oxfmt'), CONFIG_FILE], { stdio: 'inherit' })
}
