/** Why a command has no answer: 1 where the question was right, 2 where the call was wrong. The message is a sentence. */
export class CommandProblem extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A valid question that cannot be answered. */
export function noAnswer(sentence: string): CommandProblem {
  return new CommandProblem(sentence, 1)
}

/** A call that is not understood. */
export function wrongCall(sentence: string): CommandProblem {
  return new CommandProblem(sentence, 2)
}
