import { SHAFT_FLEXES, SHAFT_TYPES } from '@bagwise/golf/bag'
import type { Wish, WishSource } from '@bagwise/golf/to-do/todo-item'
import { golferCopy } from '#storage/golfer-copy.ts'
import { fields, finiteNumber, listOf, oneOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

type KeptWishes = { readonly golfer: string; readonly wishes: readonly Wish[] }

const NONE: readonly Wish[] = []

const PARSERS = {
  fitting: fields({
    from: oneOf(['fitting']),
    loftDeg: finiteNumber,
    shaftType: oneOf(SHAFT_TYPES),
    shaftFlex: oneOf(SHAFT_FLEXES),
  }),
  balls: fields({ from: oneOf(['balls']), name: text, priceDollars: finiteNumber }),
  'starter-sets': fields({ from: oneOf(['starter-sets']), name: text, priceDollars: finiteNumber }),
} as const satisfies { readonly [Source in WishSource]: Parser<Extract<Wish, { readonly from: Source }>> }

const wish: Parser<Wish> = (content) =>
  PARSERS.fitting(content) ?? PARSERS.balls(content) ?? PARSERS['starter-sets'](content)

const copy = golferCopy<KeptWishes>({
  key: 'bagwise.to-do-wishes',
  parse: fields({ golfer: text, wishes: listOf(wish) }),
})

/** What the golfer has added to the list of things to do. */
export function useWishes(golfer: string) {
  return {
    wishes: copy.useKept(golfer)?.wishes ?? NONE,
    /** One for each tool: the latest. */
    add: (added: Wish) => {
      const others = (copy.now(golfer)?.wishes ?? NONE).filter(({ from }) => from !== added.from)
      copy.keep({ golfer, wishes: [...others, added] })
    },
  }
}
