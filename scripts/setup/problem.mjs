/** Why a command cannot go on, in a sentence for the person who started it. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 for a command that was called wrongly
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a command and ends the process with its exit code.
 * A Problem is told in its own words; anything else is a mistake of ours and shows its trace.
 *
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}
