import type { Round } from '@bagwise/golf/handicap/round'
import type { SentChange } from '../../web/src/sync/policies/round-rows.ts'
import type { Page } from './device.ts'
import { ROUND_FIELDS } from './page-lists.ts'
import type { RoundField } from './page-lists.ts'

/** A change that reached the server, and between which moments. Of one that came again the first time counts. */
export type ArrivedChange = {
  readonly change: SentChange
  readonly begunAt: number
  readonly endedAt: number
  readonly device: number
}

/** What a golfer typed into a round on one device. */
type TypedField = {
  readonly page: Page
  readonly round: string
  readonly field: RoundField
  readonly value: string
  /** Whether the device has kept it. */
  isKept: boolean
  /** Typed over, or deleted, on the same device. */
  isReplaced: boolean
  /** It went with a page that had said that it is not kept. */
  isGone: boolean
}

export type TypedRounds = {
  readonly save: (page: Page, round: Round, seen?: Round) => void
  readonly remove: (page: Page, seen: Round) => void
  /** Nothing moves: what the pages say is kept has to survive them from now on. */
  readonly look: () => void
  /** What a page has not kept goes with it. */
  readonly noteKilled: (page: Page) => void
  readonly all: () => readonly TypedField[]
}

export function createTypedRounds(): TypedRounds {
  const typed: TypedField[] = []

  function look() {
    for (const one of typed) one.isKept ||= one.page.rounds.state().isSafe
  }

  return {
    save: (page, round, seen) => {
      page.rounds.save(round, seen)
      for (const field of ROUND_FIELDS) {
        const value = round[field]
        if (value === seen?.[field]) continue
        for (const one of typed) one.isReplaced ||= one.round === round.id && one.field === field
        typed.push({ page, round: round.id, field, value, isKept: false, isReplaced: false, isGone: false })
      }
      look()
    },
    remove: (page, seen) => {
      page.rounds.remove(seen)
      for (const one of typed) one.isReplaced ||= one.round === seen.id
    },
    look,
    noteKilled: (page) => {
      for (const one of typed) one.isGone ||= one.page === page && !one.isKept
    },
    all: () => typed,
  }
}

type Ended = {
  readonly start: readonly Round[]
  readonly end: readonly Round[]
  readonly arrived: readonly ArrivedChange[]
  /** By device. */
  readonly typed: readonly TypedRounds[]
}

/** Looks at what became of the rounds, without relying on how the server merged them. */
export function findRoundFaults({ start, end, arrived, typed }: Ended): readonly string[] {
  const isDeletion = ({ change }: ArrivedChange) => change.isDeleted
  const stored = new Map(end.map((round) => [round.id, round]))
  const faults: string[] = []

  for (const one of arrived) {
    const { id } = one.change.round
    const others = arrived.filter(
      (other) => other !== one && other.change.round.id === id && other.endedAt > one.begunAt,
    )
    if (isDeletion(one)) {
      if (stored.has(id) && !others.some((other) => !isDeletion(other)) && !wasChangedElsewhere(one, arrived)) {
        faults.push(`${id} is still there although its deletion arrived last`)
      }
      continue
    }
    for (const field of changedFields(one.change)) {
      const value = one.change.round[field]
      const isStored = stored.get(id)?.[field] === value
      const isReplaced = others.some((other) => isDeletion(other) || changedFields(other.change).includes(field))
      if (!isStored && !isReplaced) faults.push(`${field} "${value}" of ${id} vanished`)
      const isTyped = typed[one.device]?.all().some((own) => own.round === id && own.value === value)
      const isStart = start.some((round) => round.id === id && round[field] === value)
      if (!isTyped && !(one.change.base === null && (isStart || isTypedAnywhere(typed, value)))) {
        faults.push(`Device ${one.device} sent ${field} "${value}" of ${id}, which nobody typed there`)
      }
    }
  }
  for (const round of start) {
    if (!stored.has(round.id) && !arrived.some((one) => isDeletion(one) && one.change.round.id === round.id)) {
      faults.push(`${round.id} is gone although nobody deleted it`)
    }
  }
  for (const own of typed.flatMap((device) => device.all())) {
    if (own.isReplaced || own.isGone) continue
    const hasLeft = arrived.some(({ change }) => change.round.id === own.round && change.round[own.field] === own.value)
    if (!hasLeft) faults.push(`${own.field} "${own.value}" of ${own.round} was typed and never left its device`)
  }
  return faults
}

function changedFields({ base, round }: SentChange): readonly RoundField[] {
  return ROUND_FIELDS.filter((field) => base?.[field] !== round[field])
}

/** Another change arrived that the deletion had not seen: the round stays. */
function wasChangedElsewhere(deletion: ArrivedChange, arrived: readonly ArrivedChange[]): boolean {
  return arrived.some(
    ({ change }) =>
      !change.isDeleted &&
      change.round.id === deletion.change.round.id &&
      changedFields(change).some((field) => deletion.change.base?.[field] !== change.round[field]),
  )
}

function isTypedAnywhere(typed: readonly TypedRounds[], value: string): boolean {
  return typed.some((device) => device.all().some((own) => own.value === value))
}
