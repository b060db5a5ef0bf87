import { parseArgs } from 'node:util'
import * as copy from './arguments.copy.ts'
import { OPTIONS } from './options.ts'
import type { OptionName } from './options.ts'
import { wrongCall } from './problem.ts'

/** The words of a call: what was given by name, and what by place. */
export type Arguments = {
  readonly text: (name: OptionName) => string | undefined
  readonly texts: (name: OptionName) => readonly string[]
  readonly isGiven: (name: OptionName) => boolean
  /** Undefined where it is not given. Throws a wrong call for what is no number. */
  readonly number: (name: OptionName) => number | undefined
  /** Undefined where it is not given. Throws a wrong call for what is none of the choices. */
  readonly choice: <Choice extends string>(name: OptionName, choices: readonly Choice[]) => Choice | undefined
  readonly placed: readonly string[]
}

const NUMBER = /^-?\d+(\.\d+)?$/

/** Reads the words by these options. Throws a wrong call. */
export function readArguments(words: readonly string[], names: readonly OptionName[]): Arguments {
  const { values, positionals } = parsedWords(words, names)
  const texts = (name: OptionName): readonly string[] => {
    const value = values[name]
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }
  const text = (name: OptionName) => texts(name).at(-1)
  return {
    text,
    texts,
    isGiven: (name) => values[name] !== undefined,
    number: (name) => {
      const given = text(name)
      return given === undefined ? undefined : readNumber(`--${name}`, given)
    },
    choice: (name, choices) => {
      const given = text(name)
      const chosen = choices.find((choice) => choice === given)
      if (given !== undefined && chosen === undefined) throw wrongCall(copy.notOneOf(`--${name}`, given, choices))
      return chosen
    },
    placed: positionals,
  }
}

export function readNumber(what: string, text: string): number {
  if (!NUMBER.test(text)) throw wrongCall(copy.notNumber(what, text))
  return Number(text)
}

/** The first word that is neither an option nor the value of one. */
export function commandIn(words: readonly string[]): string | undefined {
  const { positionals } = parseArgs({ args: joined(words), options: optionsOf(ALL), strict: false })
  return positionals[0]
}

const ALL = Object.keys(OPTIONS) as readonly OptionName[]

function parsedWords(words: readonly string[], names: readonly OptionName[]) {
  try {
    return parseArgs({ args: joined(words), options: optionsOf(names), allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw wrongCall(`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`)
  }
}

function optionsOf(names: readonly OptionName[]) {
  return Object.fromEntries(
    names.map((name) => {
      const isText = 'takes' in OPTIONS[name]
      return [name, { type: isText ? 'string' : 'boolean', multiple: isText, ...(name === 'help' && { short: 'h' }) }]
    }),
  ) as Record<OptionName, { readonly type: 'string' | 'boolean'; readonly multiple: boolean; readonly short?: 'h' }>
}

/** A negative number after an option is its value, not another option. */
function joined(words: readonly string[]): string[] {
  const args: string[] = []
  for (const word of words) {
    const before = args.at(-1)
    if (before?.startsWith('--') && !before.includes('=') && /^-\d/.test(word))
      args[args.length - 1] = `${before}=${word}`
    else args.push(word)
  }
  return args
}
