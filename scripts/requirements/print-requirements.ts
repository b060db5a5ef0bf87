import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { runCommand } from '../setup/problem.mjs'
import { PAGE, readAreas } from './areas.ts'
import { chooseAreas } from './chosen-areas.ts'
import { coverageOf } from './coverage.ts'
import { readTestTitles } from './test-titles.ts'

await runCommand(async () => {
  const areas = readAreas(readFileSync(join(ROOT, PAGE), 'utf8'))
  const chosen = chooseAreas(process.argv.slice(2), areas)
  const others = areas.filter((area) => !chosen.includes(area))
  const { lines, untestedIds, wrongTitles, testedCount, statementCount } = coverageOf(chosen, readTestTitles(), others)

  for (const line of lines) console.log(line)
  console.log(`\n${testedCount} of ${statementCount} statements have a test`)
  for (const title of wrongTitles) console.error(title)
  return untestedIds.length + wrongTitles.length === 0 ? 0 : 1
})
