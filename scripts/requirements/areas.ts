import { Problem } from '../setup/problem.mjs'

type Statement = { readonly id: string; readonly sentence: string }
export type Area = {
  readonly code: string
  readonly name: string
  readonly isPlanned: boolean
  readonly statements: readonly Statement[]
}

export const PAGE = 'docs/requirements.md'
export const STATEMENT_ID = /\b[A-Z]{3}-\d{2,3}\b/

const HEADING = /^### (?<code>[A-Z]{3}) (?<name>.+?)(?<planned> \(planned\))?$/
const STATEMENT = /^- \*\*(?<id>(?<code>[A-Z]{3})-\d{2,3})\*\* (?<sentence>\S.*)$/

/** The areas of the page with their statements, in its order. A line that is neither is a Problem that names it. */
export function readAreas(page: string): readonly Area[] {
  const areas: (Area & { readonly statements: Statement[] })[] = []
  const ids = new Set<string>()
  for (const [index, line] of page.split('\n').entries()) {
    const area = areas.at(-1)
    const heading = HEADING.exec(line)?.groups
    if (heading) {
      const { code = '', name = '', planned } = heading
      if (areas.some((other) => other.code === code)) throw problemAt(index, `the area ${code} is there twice`)
      areas.push({ code, name, isPlanned: planned !== undefined, statements: [] })
    } else if (line.startsWith('### ')) {
      throw problemAt(index, 'an area begins "### GAP Gapping"')
    } else if (area && line.startsWith('- ')) {
      const { id = '', code, sentence = '' } = STATEMENT.exec(line)?.groups ?? {}
      if (code !== area.code) throw problemAt(index, `a statement of ${area.code} begins "- **${area.code}-01** "`)
      if (ids.has(id)) throw problemAt(index, `${id} is there twice`)
      ids.add(id)
      area.statements.push({ id, sentence })
    }
  }
  return areas
}

function problemAt(index: number, what: string): Problem {
  return new Problem(`${PAGE}:${index + 1}: ${what}.`)
}
