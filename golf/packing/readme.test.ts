import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readmeCommands, readmeExamples } from './readme-blocks.ts'

const GOLF = fileURLToPath(new URL('..', import.meta.url))
const COMMAND_LINE = fileURLToPath(new URL('../bin/bagwise.ts', import.meta.url))

const run = (args: readonly string[], input = '') => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: GOLF, encoding: 'utf8', input })
  return stdout + stderr
}

/** A busy machine is slow to start a process. */
const WITHIN_MS = 60_000

describe('the README', { timeout: WITHIN_MS }, () => {
  it('has programs and commands', () => {
    expect(readmeExamples().length).toBeGreaterThan(3)
    expect(readmeCommands().length).toBeGreaterThan(1)
  })

  it.each(readmeExamples())('has a program %# that prints what it says', ({ program, printed }) => {
    expect(run(['--input-type=module-typescript', '-'], program)).toBe(printed)
  })

  it.each(readmeCommands())('has a command %# that prints what it says', ({ words, printed }) => {
    expect(run([COMMAND_LINE, ...words])).toBe(printed)
  })
})
