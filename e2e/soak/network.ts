import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import type { CourseMessage } from '../../web/src/sync/own-courses/course-messages.ts'
import type { ShotMessage } from '../../web/src/sync/kept-shots/shot-state.ts'
import type { SentChange } from '../../web/src/sync/policies/round-rows.ts'
import type { CourseAnswer } from '../../web/src/sync/own-courses/course-answers.ts'
import { RequestProblem } from '../../web/src/http/request.ts'
import { isParentGone } from '../../web/src/sync/played/play-messages.ts'
import type { Answer, GolferAccount, SentPlay, SentPlayDeletion } from './golfer-account.ts'
import type { CaseCounts } from './case-counts.ts'

/** What becomes of a request. A slow one hangs, before or after the server has dealt with it, until the network wakes. */
export const FATES = ['arrives', 'lost request', 'lost answer', 'slow request', 'slow answer'] as const
export type Fate = (typeof FATES)[number]

/** A step of a history leads to a handful of requests; many more are sent in a circle. */
const MOST_ROUNDS = 100

/** The way from one device to the server. */
export type Network = {
  /** For every request that starts from now on. */
  readonly meet: (fate: Fate) => void
  readonly send: (batch: ProfileBatch) => Promise<Answer>
  readonly read: () => Promise<VersionedProfile>
  readonly readRounds: GolferAccount['readRounds']
  readonly sendRound: GolferAccount['sendRound']
  readonly readProgress: GolferAccount['readProgress']
  readonly sendProgress: GolferAccount['sendProgress']
  readonly readShots: GolferAccount['readShots']
  readonly sendShots: GolferAccount['sendShots']
  readonly listCourses: GolferAccount['listCourses']
  readonly readCourse: GolferAccount['readCourse']
  readonly sendCourse: GolferAccount['sendCourse']
  readonly listPlayed: GolferAccount['listPlayed']
  readonly readPlayed: GolferAccount['readPlayed']
  readonly sendPlay: GolferAccount['sendPlay']
  readonly deletePlayed: GolferAccount['deletePlayed']
  /** Slow requests go on. */
  readonly wake: () => void
  /** Resolves when nothing moves any more except what hangs. */
  readonly quiet: () => Promise<void>
}

type Watchers = {
  readonly counts: CaseCounts
  readonly onSent: (batch: ProfileBatch) => void
  /** The server has dealt with a change between these two moments; it may have done so before. */
  readonly onRound?: (change: SentChange, begunAt: number, endedAt: number) => void
  readonly onProgress?: (entry: NewProgressEntry) => void
  readonly onShots?: (message: ShotMessage, begunAt: number, endedAt: number) => void
  /** One that leaves, and one whose answer is heard; of a lost one only the server knows. */
  readonly onCourse?: (message: CourseMessage) => void
  readonly onCourseAnswer?: (message: CourseMessage, answer: CourseAnswer, isHeard: boolean) => void
  /** What leaves the device of played rounds, and what the server has dealt with. */
  readonly onPlay?: (message: SentPlay | SentPlayDeletion) => void
  readonly onPlayArrived?: (message: SentPlay) => void
  /** The server itself has not done what was asked. */
  readonly onProblem: (problem: unknown) => void
}

/** Moments in the order in which they came, over all devices. */
let moment = 0
function nextMoment(): number {
  moment += 1
  return moment
}

export function createNetwork(
  account: GolferAccount,
  {
    counts,
    onSent,
    onRound,
    onProgress,
    onShots,
    onCourse,
    onCourseAnswer,
    onPlay,
    onPlayArrived,
    onProblem,
  }: Watchers,
): Network {
  let fate: Fate = 'arrives'
  let hanging: (() => void)[] = []
  const moving = new Set<Promise<unknown>>()

  async function carry<Reply>(ask: () => Promise<Reply>, isExpected?: (problem: unknown) => boolean): Promise<Reply> {
    const ownFate = fate
    if (ownFate === 'lost request') throw lost('request')
    if (ownFate === 'slow request') await hang()
    const reply = await move(ask(), isExpected)
    if (ownFate === 'lost answer') throw lost('answer')
    if (ownFate === 'slow answer') await hang()
    return reply
  }

  function lost(what: 'request' | 'answer'): RequestProblem {
    if (what === 'request') counts.lostRequests += 1
    else counts.lostAnswers += 1
    return new RequestProblem({ code: 'unreachable', status: 0, message: `The ${what} got lost.` })
  }

  function hang(): Promise<void> {
    return new Promise((resolve) => {
      hanging.push(resolve)
    })
  }

  async function move<Reply>(reply: Promise<Reply>, isExpected?: (problem: unknown) => boolean): Promise<Reply> {
    moving.add(reply)
    try {
      return await reply
    } catch (problem) {
      if (isExpected?.(problem) !== true) onProblem(problem)
      throw problem
    } finally {
      moving.delete(reply)
    }
  }

  return {
    meet: (next) => {
      fate = next
    },
    send: (batch) => {
      onSent(batch)
      return carry(async () => {
        counts.syncs += 1
        return account.send(batch)
      })
    },
    read: () => carry(account.readProfile),
    readRounds: () => carry(account.readRounds),
    sendRound: (change) =>
      carry(async () => {
        counts.roundSyncs += 1
        const begunAt = nextMoment()
        const answer = await account.sendRound(change)
        onRound?.(change, begunAt, nextMoment())
        return answer
      }),
    readProgress: () => carry(account.readProgress),
    sendProgress: (entry) => {
      onProgress?.(entry)
      return carry(async () => {
        counts.progressSyncs += 1
        return account.sendProgress(entry)
      })
    },
    readShots: (after) => carry(() => account.readShots(after)),
    sendShots: (message) =>
      carry(async () => {
        counts.shotSyncs += 1
        const begunAt = nextMoment()
        const answer = await account.sendShots(message)
        onShots?.(message, begunAt, nextMoment())
        return answer
      }),
    listCourses: () => carry(account.listCourses),
    readCourse: (id) => carry(() => account.readCourse(id)),
    sendCourse: async (message) => {
      onCourse?.(message)
      let answer: CourseAnswer | undefined
      try {
        const heard = await carry(async () => {
          counts.courseSyncs += 1
          answer = await account.sendCourse(message)
          return answer
        })
        onCourseAnswer?.(message, heard, true)
        return heard
      } catch (error) {
        if (answer) onCourseAnswer?.(message, answer, false)
        throw error
      }
    },
    listPlayed: () => carry(account.listPlayed),
    readPlayed: (id) => carry(() => account.readPlayed(id)),
    sendPlay: (message) => {
      onPlay?.(message)
      return carry(async () => {
        counts.playSyncs += 1
        const answer = await account.sendPlay(message)
        onPlayArrived?.(message)
        return answer
      }, isOfGoneRound)
    },
    deletePlayed: (message) => {
      onPlay?.(message)
      return carry(async () => {
        counts.playSyncs += 1
        return account.deletePlayed(message)
      })
    },
    wake: () => {
      const woken = hanging
      hanging = []
      for (const goOn of woken) goOn()
    },
    quiet: async () => {
      let roundCount = 0
      do {
        if ((roundCount += 1) > MOST_ROUNDS) throw new Error('A device never stops sending')
        await Promise.allSettled(moving)
        await everyTurn()
      } while (moving.size > 0)
    },
  }
}

/** Another device has deleted the round: this one sends all of it. */
function isOfGoneRound(problem: unknown): boolean {
  return problem instanceof RequestProblem && isParentGone(problem)
}

/** Lets every promise that can go on go on: all of them are done before the next turn of the event loop. */
function everyTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
