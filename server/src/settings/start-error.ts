/** Why the server cannot start or an operator's command fails, as a sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
