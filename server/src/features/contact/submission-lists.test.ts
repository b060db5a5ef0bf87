import { expect, it } from 'vitest'
import { submissionCsv, submissionTable } from './submission-lists.ts'

const ANN = {
  submission: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55',
  first_name: 'Ann',
  last_name: 'Bunker',
  email: 'ann@example.com',
  message: '=HYPERLINK("https://evil.example")',
  created_at: '2026-11-21T12:00:00.000Z',
}
const SEVE = { ...ANN, first_name: 'Seve', message: `${'long '.repeat(40)}end` }

it('prints one line for each message, in columns', () => {
  const lines = submissionTable([ANN, SEVE]).split('\n')
  expect(lines.length).toBe(4)
  const column = lines[0]?.indexOf('E-mail')
  for (const line of lines.slice(1, 3)) expect(line.indexOf('ann@example.com')).toBe(column)
  expect(lines[2]).toMatch(/long…$/)
})

it('lets no message steer the terminal', () => {
  const table = submissionTable([{ ...ANN, message: 'a\u001b[2Jb\u0007c\nd\u202ee\u2028f' }])
  expect(table).toContain('a [2Jb c d e f')
  expect(table.split('\n').length).toBe(3)
})

it('exports every field whole, formulas as text', () => {
  expect(submissionCsv([ANN])).toBe(
    [
      '"id","created_at","first_name","last_name","email","message"',
      `"${ANN.submission}","2026-11-21T12:00:00.000Z","Ann","Bunker","ann@example.com","'=HYPERLINK(""https://evil.example"")"`,
      '',
    ].join('\r\n'),
  )
  expect(submissionCsv([SEVE])).toContain(SEVE.message)
})
