import { PAGE, STATEMENT_ID } from './areas.ts'
import type { Area } from './areas.ts'
import type { TestTitle } from './test-titles.ts'

export type Coverage = {
  /** A line for each area, below it one for each statement that should have a test and has none. */
  readonly lines: readonly string[]
  readonly untestedIds: readonly string[]
  /** Titles that cite an unknown statement, or too many. */
  readonly wrongTitles: readonly string[]
  readonly testedCount: number
  readonly statementCount: number
}

const IDS = new RegExp(STATEMENT_ID, 'g')
/** SHA-256 and UTF-16 are no statements. */
const STANDARDS = new Set(['AES', 'ISO', 'RFC', 'SHA', 'UTF'])
const MOST_IDS_IN_A_TITLE = 3

/** Compares the statements of the areas with the titles of the tests. Titles that cite only `others` do not matter. */
export function coverageOf(
  areas: readonly Area[],
  titles: readonly TestTitle[],
  others: readonly Area[] = [],
): Coverage {
  const isOther = (id: string) => others.some(({ code }) => code === codeOf(id))
  const cited = titles
    .map((test) => ({ ...test, ids: idsIn(test.title) }))
    .filter(({ ids }) => ids.some((id) => !isOther(id)))
  const known = new Set(areas.flatMap(({ statements }) => statements.map(({ id }) => id)))
  const tested = new Set(cited.flatMap(({ ids }) => ids).filter((id) => known.has(id)))

  const rows = areas.map((area) => ({
    area,
    missing: area.isPlanned ? [] : area.statements.filter(({ id }) => !tested.has(id)),
  }))
  return {
    lines: rows.flatMap(({ area, missing }) => [
      `${area.code} ${area.name}: ${countOf(area, tested)}`,
      ...missing.map(({ id, sentence }) => `  ${id}  ${sentence}`),
    ]),
    untestedIds: rows.flatMap(({ missing }) => missing.map(({ id }) => id)),
    wrongTitles: cited.flatMap(({ file, title, ids }) => [
      ...ids
        .filter((id) => !known.has(id) && !isOther(id))
        .map((id) => `${file}: '${title}' cites ${id}, which is not in ${PAGE}.`),
      ...(ids.length > MOST_IDS_IN_A_TITLE ? [`${file}: '${title}' cites more than three statements.`] : []),
    ]),
    testedCount: tested.size,
    statementCount: known.size,
  }
}

function countOf({ isPlanned, statements }: Area, tested: ReadonlySet<string>): string {
  const testedCount = statements.filter(({ id }) => tested.has(id)).length
  return `${isPlanned ? 'planned, ' : ''}${testedCount} of ${statements.length} have a test`
}

function idsIn(title: string): readonly string[] {
  return [...title.matchAll(IDS)].map(([id]) => id).filter((id) => !STANDARDS.has(codeOf(id)))
}

function codeOf(id: string): string {
  return id.slice(0, 3)
}
