import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectChild } from './child.mjs'
import { ROOT } from './paths.mjs'

/** The operator's commands have words of their own, and tests of their own. */
const COMMANDS = readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.mjs') && name !== 'admin.mjs')

it('has commands to look at', () => {
  expect(COMMANDS).toContain('test.mjs')
  expect(COMMANDS.length).toBeGreaterThan(10)
})

it.each(COMMANDS)(
  '%s answers an option that it does not know with one sentence, before it does anything',
  async (file) => {
    const { code, output } = await collectChild(process.execPath, [join(ROOT, 'scripts', file), '--grep'])
    expect(code).toBe(2)
    expect(output.trim()).toMatch(/^Unknown option '--grep': "npm [a-z: ]+" takes .+\.$/)
  },
)
