import { describe, expect, it } from 'vitest'
import { readAreas } from './areas.ts'
import { chooseAreas } from './chosen-areas.ts'
import { coverageOf } from './coverage.ts'

const page = `# Requirements

- A list before the areas.

### GAP Gapping

How evenly the distances are spaced.

- **GAP-01** The score is 100 - 5 for each gap.
- **GAP-02** 'Too close' is under 5 yards.

### HOL Holes (planned)

- **HOL-01** A hole has a green.
`
const areas = readAreas(page)
const [gapping, holes] = areas
const titled = (...titles: readonly string[]) => titles.map((title) => ({ file: 'gaps.test.ts', title }))

describe('the page', () => {
  it('lists areas with statements, some of them planned', () => {
    expect(areas).toEqual([
      {
        code: 'GAP',
        name: 'Gapping',
        isPlanned: false,
        statements: [
          { id: 'GAP-01', sentence: 'The score is 100 - 5 for each gap.' },
          { id: 'GAP-02', sentence: "'Too close' is under 5 yards." },
        ],
      },
      { code: 'HOL', name: 'Holes', isPlanned: true, statements: [{ id: 'HOL-01', sentence: 'A hole has a green.' }] },
    ])
  })

  it.each([
    { line: '### Gapping', what: 'an area begins "### GAP Gapping"' },
    { line: '### GAP Gaps', what: 'the area GAP is there twice' },
    { line: '- **HOL-01** A hole has a tee.', what: 'HOL-01 is there twice' },
    { line: '- **GAP-03** The list is sorted.', what: 'a statement of HOL begins "- **HOL-01** "' },
    { line: '- **HOL-02**', what: 'a statement of HOL begins "- **HOL-01** "' },
    { line: '- A hole has a tee.', what: 'a statement of HOL begins "- **HOL-01** "' },
  ])('cannot have the line $line', ({ line, what }) => {
    expect(() => readAreas(page + line)).toThrow(`docs/requirements.md:15: ${what}.`)
  })
})

describe('the coverage', () => {
  it('counts the statements that a title cites and names those of built areas that none does', () => {
    const coverage = coverageOf(areas, titled('GAP-02 is close', 'HOL-01 GAP-02 draws a green', 'hashes with SHA-256'))
    expect(coverage).toEqual({
      lines: [
        'GAP Gapping: 1 of 2 have a test',
        '  GAP-01  The score is 100 - 5 for each gap.',
        'HOL Holes: planned, 1 of 1 have a test',
      ],
      untestedIds: ['GAP-01'],
      wrongTitles: [],
      testedCount: 2,
      statementCount: 3,
    })
  })

  it('says nothing about a planned area without tests', () => {
    const { lines, untestedIds } = coverageOf(areas, titled('GAP-01 GAP-02 hold'))
    expect(lines).toEqual(['GAP Gapping: 2 of 2 have a test', 'HOL Holes: planned, 0 of 1 have a test'])
    expect(untestedIds).toEqual([])
  })

  it('names titles that cite an unknown statement', () => {
    const { wrongTitles } = coverageOf(areas, titled('GAP-03 sorts', 'GPA-01 GAP-01 scores'))
    expect(wrongTitles).toEqual([
      "gaps.test.ts: 'GAP-03 sorts' cites GAP-03, which is not in docs/requirements.md.",
      "gaps.test.ts: 'GPA-01 GAP-01 scores' cites GPA-01, which is not in docs/requirements.md.",
    ])
  })

  it('names titles that cite more than three statements', () => {
    const four = 'GAP-01 GAP-02 HOL-01 GAP-01 hold'
    const { wrongTitles } = coverageOf(areas, titled('GAP-01 GAP-02 HOL-01 hold', four))
    expect(wrongTitles).toEqual([`gaps.test.ts: '${four}' cites more than three statements.`])
  })

  it('of some areas ignores what is wrong in the others', () => {
    const cited = titled('GAP-01 scores', 'GAP-02 HOL-02 draws a tee', 'HOL-03 draws a fairway')
    const { lines, wrongTitles, testedCount, statementCount } = coverageOf([gapping!], cited, [holes!])
    expect(lines).toEqual(['GAP Gapping: 2 of 2 have a test'])
    expect({ wrongTitles, testedCount, statementCount }).toEqual({ wrongTitles: [], testedCount: 2, statementCount: 2 })
  })
})

describe('the choice of areas', () => {
  it('is all of them without an option, else those it names', () => {
    expect(chooseAreas([], areas)).toEqual(areas)
    expect(chooseAreas(['--area=hol'], areas)).toEqual([holes])
    expect(chooseAreas(['--area', 'HOL, GAP'], areas)).toEqual(areas)
  })

  it('names the areas there are when asked for another one', () => {
    expect(() => chooseAreas(['--area=GAP,HOLE'], areas)).toThrow("There is no area 'HOLE': name some of GAP HOL.")
    expect(() => chooseAreas(['--area='], areas)).toThrow("There is no area '': name some of GAP HOL.")
  })

  it.each([[['--areas=GAP']], [['GAP']], [['--area']], [['--area=GAP', '--min=90']]])(
    'names the one option when called with %j',
    (args) => {
      expect(() => chooseAreas(args, areas)).toThrow(
        'The only option is --area with the areas to look at: --area=GAP,CAL.',
      )
    },
  )
})
