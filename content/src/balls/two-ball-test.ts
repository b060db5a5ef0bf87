/** One part of the game on which two balls are compared. */
export type TestStage = {
  readonly id: 'green' | 'approach' | 'tee'
  readonly title: string
  readonly task: string
  /** What to observe and note for each ball. */
  readonly compare: readonly string[]
}

export type TwoBallTest = {
  readonly howTo: string
  readonly stages: readonly TestStage[]
  readonly decide: string
}
