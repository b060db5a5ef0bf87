import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { PAGES } from './pages.ts'

for (const { path, write } of PAGES) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), write())
  console.log(path)
}
