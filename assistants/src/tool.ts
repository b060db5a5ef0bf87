import * as z from 'zod/mini'
import type { AskingGolfer } from './golfer.ts'

/** What every answer has, whatever it answers. */
export type Said = {
  /** The answer in words, for people. */
  readonly answer: string
  /** Which rule it comes from. */
  readonly rule: string
  /** What it does not know and therefore assumes, a sentence each; empty where everything was known. */
  readonly notKnown: string[]
}

export const SAID = {
  answer: z.string().check(z.describe('The answer in words.')),
  rule: z.string().check(z.describe('The rule that the answer comes from.')),
  notKnown: z.array(z.string()).check(z.describe('What is not known, and what is assumed for it.')),
}

/** What a tool works from. */
export type Asked<Input> = {
  readonly input: Input
  readonly golfer: AskingGolfer
  /** The golfer's calendar day, such as 2026-11-29. */
  readonly today: string
}

/** Input that no schema refuses and that still makes no sense. The sentence is for the assistant. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput'
}

/** Kept shots with the rounds that were played, or the rounds of the index. */
export type Records = 'shots' | 'rounds'

export type Tool<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly title: string
  /** When to ask it and what comes back: assistants choose by it. */
  readonly description: string
  readonly input: Input
  readonly output: Output
  /** What it asks for beside the profile: others need not be read. */
  readonly reads: readonly Records[]
  /** Throws `WrongInput`. */
  readonly answer: (asked: Asked<z.output<Input>>) => z.output<Output>
}

export function tool<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Tool<Input, Output>,
): Tool<Input, Output> {
  return definition
}
