import { openTestDatabase } from '../verify/database.ts'
import { findNginx } from '../verify/nginx.ts'
import { ALL_PROTECTIONS, misfitsNow } from './all-protections.ts'
import type { Protection } from './protection.ts'
import { verdictLine, verdictOn } from './verdict.ts'
import type { Verdict } from './verdict.ts'
import { runTests } from './run-tests.ts'
import { copyTree } from './tree-copy.ts'
import type { TreeCopy } from './tree-copy.ts'

/** The smallest machine Bagwise is built on has two cores. */
const SIDE_BY_SIDE = 2

const [wanted = ''] = process.argv.slice(2)
const chosen = ALL_PROTECTIONS.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
// All of them, even when one is named.
const misfits = misfitsNow()
for (const misfit of misfits) console.error(misfit)
const run = async () => (chosen.length > 0 ? mutate(chosen) : noneNamed())
process.exitCode = misfits.length > 0 ? 1 : await run()

/** Takes each protection out of a copy of the sources and has its test notice. */
async function mutate(protections: readonly Protection[]): Promise<number> {
  // Tests of the shipped file find it there.
  process.env.NGINX_PATH = await findNginx()
  const copies = Array.from({ length: SIDE_BY_SIDE }, copyTree)
  const end = () => {
    for (const copy of copies) copy.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (end(), process.exit(1)))
  const database = await openTestDatabase()
  try {
    const problem = await problemUnpatched(protections, copies, database.url)
    if (problem !== undefined) {
      console.error(problem)
      return 1
    }
    const verdicts = await takeOutEach(protections, copies, database.url)
    const unnoticed = verdicts.filter(({ outcome }) => outcome !== 'red')
    console.log(
      `\n${verdicts.length - unnoticed.length} of ${verdicts.length} protections are missed when they are gone.`,
    )
    for (const { name, words } of unnoticed) console.error(`\n${name}:\n${words}`)
    return unnoticed.length === 0 ? 0 : 1
  } finally {
    await database.close()
    end()
  }
}

/** A test that fails anyway notices nothing. */
async function problemUnpatched(
  protections: readonly Protection[],
  [copy]: readonly TreeCopy[],
  databaseUrl: string,
): Promise<string | undefined> {
  if (!copy) throw new Error('There is no copy of the sources')
  const tests = protections.map(({ test }) => test)
  const { passed, failed, brokenFiles, seconds, output } = await runTests(copy.folder, tests, databaseUrl)
  console.log(`${passed.length} tests pass on the sources as they are, ${Math.round(seconds)} s\n`)
  if (failed.length > 0 || brokenFiles.length > 0) {
    return `Some fail with every protection in place: ${[...failed, ...brokenFiles].join(', ')}\n${output}`
  }
  const missing = tests.filter(({ named }) => !passed.some((name) => name.includes(named ?? '')))
  return missing.length > 0 ? `No test is called so: ${missing.map(({ named }) => named).join(', ')}` : undefined
}

async function takeOutEach(
  protections: readonly Protection[],
  copies: readonly TreeCopy[],
  databaseUrl: string,
): Promise<readonly Verdict[]> {
  const waiting = [...protections]
  const verdicts: Verdict[] = []
  const lane = async ({ folder, withPatches }: TreeCopy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { patches, test } = next
      const run = await withPatches(patches, () => runTests(folder, [test], databaseUrl))
      const verdict = verdictOn(next, run)
      verdicts.push(verdict)
      console.log(verdictLine(verdict))
    }
  }
  await Promise.all(copies.map(lane))
  return verdicts
}

function noneNamed(): number {
  console.error(`No protection has "${wanted}" in its name: ${ALL_PROTECTIONS.map(({ name }) => name).join(', ')}`)
  return 1
}
