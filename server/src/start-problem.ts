/** Why the server cannot start, in one sentence for the person who starts it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
