import { expect, it } from 'vitest'
import { backupCommand } from './backup-commands.ts'

it('takes a backup into one file and restores one, also in the place of data', () => {
  for (const typed of [
    ['backup', 'a'],
    ['restore', 'a'],
    ['restore', 'a', '--replace'],
    ['restore', '--replace', 'a'],
    ['restore', 'a', '--deleted-accounts', 'b'],
    ['restore', '--deleted-accounts', 'b', 'a', '--replace'],
  ]) {
    expect(backupCommand(typed)).toBeTypeOf('function')
  }
})

it('takes nothing else for a command', () => {
  for (const typed of [
    [],
    ['backup'],
    ['backup', 'a', 'b'],
    ['backup', 'a', '--replace'],
    ['backup', '--all'],
    ['restore'],
    ['restore', '--replace'],
    ['restore', 'a', 'b'],
    ['restore', 'a', '--force'],
    ['restore', 'a', '--deleted-accounts'],
    ['backup', 'a', '--deleted-accounts', 'b'],
    ['contact', 'list'],
  ]) {
    expect(backupCommand(typed)).toBeUndefined()
  }
})
