import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { VERDICTS, readAsvs } from './asvs.ts'

const chapters = readAsvs()
const requirements = chapters.flatMap((chapter) => chapter.requirements)

it('has every requirement of ASVS 5.0.0 of the levels 1 and 2 once, in its chapter', () => {
  const ids = requirements.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  // As many as the standard has: OWASP ASVS 5.0.0, May 2025.
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70)
  expect(requirements.filter(({ level }) => level === 2)).toHaveLength(183)
  const misplaced = chapters.flatMap((chapter) =>
    chapter.requirements.filter(({ id }) => !/^\d+\.\d+\.\d+$/.test(id) || `V${id.split('.')[0]}` !== chapter.id),
  )
  expect(misplaced).toEqual([])
})

it('gives each a verdict, and a reason or a test', () => {
  const ungrounded = requirements.filter(({ requires, verdict, how = '', tests = [] }) => {
    const isGrounded = how !== '' || (verdict === 'holds' && tests.length > 0)
    return !VERDICTS.includes(verdict) || requires === '' || !isGrounded
  })
  expect(ungrounded).toEqual([])
})

it('names files of tests that exist', () => {
  const files = [...new Set(requirements.flatMap(({ tests = [] }) => tests))]
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !/\.(?:test|e2e)\.tsx?$/.test(file) || !existsSync(join(ROOT, file)))).toEqual([])
})
