import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import { unbroken } from '#ui/unbroken.tsx'
import { contradictingLoftsText } from './doubts.copy.ts'
import * as copy from './estimates.copy.ts'

type LoftDoubtsProps = {
  readonly bag: Profile['golfBag']
  /** The lofts can be corrected on another page, which a link opens. */
  readonly isElsewhere?: boolean
}

/** Stored lofts that contradict each other, a sentence for each pair; nothing where they agree. */
export function LoftDoubts({ bag, isElsewhere = false }: LoftDoubtsProps) {
  return contradictingLofts(bag).map((pair) => (
    <p key={pair.join()} data-warning className="my-1.5 max-w-none text-sm text-clay-ink">
      {unbroken(contradictingLoftsText(pair))} {copy.loftsDoNotCount}
      {isElsewhere && (
        <>
          {' '}
          <Link to="/profile#bag" className="underline decoration-[1.5px] underline-offset-4">
            {copy.toBag}
          </Link>
        </>
      )}
    </p>
  ))
}
