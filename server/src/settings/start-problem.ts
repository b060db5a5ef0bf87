/** Why the server cannot start, or an operator's command cannot be done, in words for the person who started it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
