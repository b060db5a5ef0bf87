import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './arguments.copy.ts'
import type { Command, Program } from './command.ts'
import { COMMANDS } from './commands.ts'
import { commandHelp, overview } from './help.ts'
import { inUnits } from './in-units.ts'
import type { Io } from './io.ts'
import { COMMON } from './options.ts'
import { PROGRAMS } from './programs.ts'
import { CommandProblem, wrongCall } from './problem.ts'
import { commandIn, readArguments } from './read-arguments.ts'

/** What a call prints on each stream, and its exit code: 0 an answer, 1 none to a valid question, 2 a wrong call. */
export type Answer = { readonly stdout: string; readonly stderr: string; readonly exitCode: 0 | 1 | 2 }

/** Answers a call of `bagwise`. With `--json` stdout is one JSON value, whatever becomes of the call. */
export async function answer(words: readonly string[], io: Io): Promise<Answer> {
  const isJson = words.includes('--json')
  try {
    const found = await answered(words, io)
    const stdout = found ? `${isJson ? JSON.stringify(found.json) : found.text}\n` : ''
    return { stdout, stderr: '', exitCode: 0 }
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    const { message, exitCode } = error
    return { stdout: isJson ? `${JSON.stringify({ problem: message })}\n` : '', stderr: `${message}\n`, exitCode }
  }
}

type Found = { readonly text: string; readonly json: object }

/** Undefined of a program: what it has to say it has said. */
async function answered(words: readonly string[], io: Io): Promise<Found | undefined> {
  const name = commandIn(words)
  const called = name === undefined ? undefined : calledBy(name)
  const args = readArguments(words, [...(called?.options ?? []), ...COMMON])
  if (args.isGiven('version')) return { text: io.version, json: { version: io.version } }
  if (!called || args.isGiven('help')) {
    const help = called ? commandHelp(called) : overview(CALLS)
    return { text: help, json: { help } }
  }
  const units: PreferredUnits = args.isGiven('metres') ? 'metres' : 'yards'
  const asked = { args: { ...args, placed: args.placed.slice(1) }, units, io }
  if ('serve' in called) {
    await called.serve(asked)
    return undefined
  }
  const found = await called.run(asked)
  return { text: found.text, json: inUnits(found.answer, units) }
}

const CALLS: readonly (Command | Program)[] = [...COMMANDS, ...PROGRAMS]

function calledBy(name: string): Command | Program {
  const called = CALLS.find((one) => one.name === name)
  if (!called) {
    throw wrongCall(
      copy.noCommand(
        name,
        CALLS.map((one) => one.name),
      ),
    )
  }
  return called
}
