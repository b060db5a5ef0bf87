import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Io } from './io.ts'
import type { OptionName } from './options.ts'
import type { Arguments } from './read-arguments.ts'

/** An answer as text for people and as an object in golf's units, of which `inUnits` makes JSON. */
export type Answered = { readonly text: string; readonly answer: object }

/** What a command works from. */
export type Asked = { readonly args: Arguments; readonly units: PreferredUnits; readonly io: Io }

/** What the help says of a call. */
export type Described = {
  readonly name: string
  /** What follows the name: '<distance> [options]'. */
  readonly takes: string
  readonly means: string
  readonly examples: readonly string[]
  /** Besides those of every command. */
  readonly options: readonly OptionName[]
}

export type Command = Described & {
  /** Throws a `CommandProblem` where there is no answer. */
  readonly run: (asked: Asked) => Promise<Answered>
}

/** Goes on until whoever started it ends it, instead of answering once. */
export type Program = Described & {
  /** Throws a `CommandProblem` where it cannot begin. */
  readonly serve: (asked: Asked) => Promise<void>
}
