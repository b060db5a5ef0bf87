import { isSameRound, mergeRound } from '@bagwise/contract/merge-round'
import type { RoundAnswer } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { RequestProblem } from '#http/request.ts'
import type { SentChange } from '#sync/policies/round-rows.ts'

type Limits = { readonly highestScore?: number; readonly mostRounds?: number }

/** A server for tests: keeps rounds by golfer and merges each change once; can fail before or after it has done so. */
export function sampleRoundsServer({ highestScore = 200, mostRounds = 500 }: Limits = {}) {
  const stored = new Map<string, Map<string, Round>>()
  const arrived = new Set<string>()
  const calls: string[] = []
  let trouble: RequestProblem | undefined
  let losesAnswers = false

  const of = (golfer: string) => stored.get(golfer) ?? new Map<string, Round>()
  function arrive(): void {
    if (trouble) throw trouble
  }
  function answer<Answer>(found: Answer): Answer {
    if (losesAnswers) throw new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })
    return found
  }

  function merge(golfer: string, { save, base, round: wanted, isDeleted }: SentChange): RoundAnswer {
    const rounds = of(golfer)
    const known = rounds.get(wanted.id) ?? null
    if (arrived.has(save)) return { round: known, before: null }
    if (!isDeleted && wanted.adjustedGrossScore > highestScore) throw refusal('Too high.')
    if (!isDeleted && !known && rounds.size >= mostRounds) throw refusal('Delete an old one to make room.')
    arrived.add(save)
    const before = known && !isSameRound(known, base) ? known : null
    if (isDeleted && before) return { round: known, before }
    if (isDeleted) rounds.delete(wanted.id)
    else stored.set(golfer, rounds.set(wanted.id, mergeRound({ stored: known, base, wanted })))
    return { round: rounds.get(wanted.id) ?? null, before }
  }

  return {
    calls,
    of: (golfer: string): readonly Round[] => [...of(golfer).values()],
    /** Every call fails from now on; without a status nothing is reached. */
    fail: (status = 0) => {
      trouble = new RequestProblem({ code: 'problem', status, message: 'No.' })
    },
    /** Every call does what it should from now on, and nobody hears of it. */
    loseAnswers: () => {
      losesAnswers = true
    },
    mend: () => {
      trouble = undefined
      losesAnswers = false
    },
    sendSave: async (golfer: string, change: SentChange): Promise<RoundAnswer> => {
      calls.push(`save ${golfer} ${change.round.id} ${change.round.adjustedGrossScore}`)
      arrive()
      return answer(merge(golfer, change))
    },
    sendDelete: async (golfer: string, change: SentChange): Promise<RoundAnswer> => {
      calls.push(`delete ${golfer} ${change.round.id}`)
      arrive()
      return answer(merge(golfer, change))
    },
    load: async (golfer: string) => {
      arrive()
      return answer({ golfer, rounds: [...of(golfer).values()] })
    },
    /** What another device does, seeing what is stored. */
    change: (golfer: string, wanted: Round) => void stored.set(golfer, of(golfer).set(wanted.id, wanted)),
    remove: (golfer: string, id: string) => void of(golfer).delete(id),
  }
}

function refusal(message: string): RequestProblem {
  return new RequestProblem({ code: 'invalid-value', status: 422, message })
}
