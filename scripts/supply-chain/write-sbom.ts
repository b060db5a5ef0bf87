import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../setup/npm.mjs'
import { CACHE, ROOT } from '../setup/paths.mjs'
import { Problem, runCommand } from '../setup/problem.mjs'
import { shippedBill } from './bill-of-materials.ts'
import { SHIPPED_WORKSPACES, namesOf, readLock, shippedPackages } from './shipped-packages.ts'

const FILE = join(CACHE, 'sbom.cdx.json')

await runCommand(async () => {
  const { code, output } = await runNpm(
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    ROOT,
  )
  if (code !== 0) {
    console.error(output.trim())
    throw new Problem('npm could not list the packages: its own words stand above. It has to be npm 10 or later.')
  }
  const lock = readLock(ROOT)
  const shipped = namesOf(lock, shippedPackages(lock, SHIPPED_WORKSPACES))
  const bill = shippedBill(JSON.parse(output), shipped)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(bill, undefined, 2)}\n`)
  console.log(`${bill.components.length} packages written to .cache/sbom.cdx.json.`)
  return 0
})
