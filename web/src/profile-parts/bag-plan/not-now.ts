import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { golferCopy } from '#storage/golfer-copy.ts'
import { fields, finiteNumber, listOf, text } from '#storage/parsers.ts'

type PutOff = { readonly id: string; readonly untilMs: number }
type KeptPutOffs = { readonly golfer: string; readonly actions: readonly PutOff[] }

const DAY_MS = 86_400_000
/** A season's worth of rounds: by then the bag or the swing has often changed. Ours. */
const PUT_OFF_DAYS = 90
const NONE: readonly PutOff[] = []

const copy = golferCopy<KeptPutOffs>({
  key: 'bagwise.not-now',
  parse: fields({ golfer: text, actions: listOf(fields({ id: text, untilMs: finiteNumber })) }),
})

/** Names what an action is about, whatever the club that is proposed for it: one hole, one overlap, one club. */
export function actionId(action: BagAction): string {
  if ('hole' in action) return action.hole.id
  if ('gap' in action && action.gap) return action.gap.id
  if (action.kind === 'leave-out') return `leave out ${action.club}`
  return 'reason' in action ? action.reason : action.kind
}

/** What the golfer does not want to hear of for 90 days, the same on every screen. */
export function useNotNow(golfer: string, nowMs: () => number = Date.now) {
  const kept = copy.useKept(golfer)?.actions ?? NONE
  const current = () => (copy.now(golfer)?.actions ?? NONE).filter(({ untilMs }) => untilMs > nowMs())
  return {
    isPutOff: (about: string) => kept.some(({ id, untilMs }) => id === about && untilMs > nowMs()),
    putOff: (about: string) => {
      const untilMs = nowMs() + PUT_OFF_DAYS * DAY_MS
      const others = current().filter(({ id }) => id !== about)
      copy.keep({ golfer, actions: [...others, { id: about, untilMs }] })
    },
    takeBack: (about: string) => copy.keep({ golfer, actions: current().filter(({ id }) => id !== about) }),
  }
}
