import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './arguments.copy.ts'
import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'
import { commandHelp, overview } from './help.ts'
import { inUnits } from './in-units.ts'
import type { Io } from './io.ts'
import { COMMON } from './options.ts'
import { CommandProblem, wrongCall } from './problem.ts'
import { commandIn, readArguments } from './read-arguments.ts'

/** What a call prints on each stream, and its exit code: 0 an answer, 1 none to a valid question, 2 a wrong call. */
export type Answer = { readonly stdout: string; readonly stderr: string; readonly exitCode: 0 | 1 | 2 }

/** Answers a call of `bagwise`. With `--json` stdout is one JSON value, whatever becomes of the call. */
export async function answer(words: readonly string[], io: Io): Promise<Answer> {
  const isJson = words.includes('--json')
  try {
    const { text, json } = await answered(words, io)
    return { stdout: `${isJson ? JSON.stringify(json) : text}\n`, stderr: '', exitCode: 0 }
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    const { message, exitCode } = error
    return { stdout: isJson ? `${JSON.stringify({ problem: message })}\n` : '', stderr: `${message}\n`, exitCode }
  }
}

async function answered(words: readonly string[], io: Io): Promise<{ readonly text: string; readonly json: object }> {
  const name = commandIn(words)
  const command = name === undefined ? undefined : commandOf(name)
  const args = readArguments(words, [...(command?.options ?? []), ...COMMON])
  if (args.isGiven('version')) return { text: io.version, json: { version: io.version } }
  if (!command || args.isGiven('help')) {
    const help = command ? commandHelp(command) : overview(COMMANDS)
    return { text: help, json: { help } }
  }
  const units: PreferredUnits = args.isGiven('metres') ? 'metres' : 'yards'
  const found = await command.run({ args: { ...args, placed: args.placed.slice(1) }, units, io })
  return { text: found.text, json: inUnits(found.answer, units) }
}

function commandOf(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) {
    throw wrongCall(
      copy.noCommand(
        name,
        COMMANDS.map((one) => one.name),
      ),
    )
  }
  return command
}
