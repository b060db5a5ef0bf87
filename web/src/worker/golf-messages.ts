import type { GolfFunctionName } from './golf-functions.ts'

// What the page and its worker tell each other. The worker has one question at a time.

export type GolfQuestion = {
  readonly id: number
  readonly name: GolfFunctionName
  readonly args: readonly unknown[]
}

export type GolfReply = { readonly id: number } & (
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** What the function has thrown. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** The function's file did not arrive. */
  | { readonly kind: 'not-loaded'; readonly error: unknown }
  /** How much is done, 0 when the work begins. */
  | { readonly kind: 'progress'; readonly share: number }
)
