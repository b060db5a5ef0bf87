import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const OUTPUT = join(PACKAGE, 'dist')
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url))

// One program with everything it needs, as JavaScript for Node 20: installing it downloads nothing else.
rmSync(OUTPUT, { recursive: true, force: true })
const { output } = await build({
  input: join(PACKAGE, 'src', 'bagwise.ts'),
  platform: 'node',
  tsconfig: false,
  transform: { target: 'node20' },
  output: { dir: OUTPUT, entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
})

// Packages whose code is in the program, each with its licence.
const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
const names = new Set(modules.flatMap((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))
const licences = [...names].toSorted().map((name) => {
  const { version } = createRequire(import.meta.url)(join(PACKAGES, name, 'package.json'))
  return `${name} ${version}\n\n${readFileSync(join(PACKAGES, name, 'LICENSE'), 'utf8').trim()}\n`
})
const own = readFileSync(join(PACKAGE, '..', 'LICENSE'), 'utf8').trim()
writeFileSync(join(OUTPUT, 'licences.txt'), [`bagwise\n\n${own}\n`, ...licences].join('\n---\n\n'))
