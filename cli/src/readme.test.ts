import { expect, it } from 'vitest'
import { answer } from './answer.ts'
import { memoryIo } from './testing/memory-io.ts'
import { readmeCommands } from './testing/readme-commands.ts'

it('has commands in its README', () => {
  expect(readmeCommands().length).toBeGreaterThan(5)
})

it.each(readmeCommands())('prints what the README says of command %#', async ({ words, printed }) => {
  const { stdout, stderr, exitCode } = await answer(words, memoryIo())
  expect(words.includes('--json') && exitCode > 0 ? stdout : stdout + stderr).toBe(printed)
})
