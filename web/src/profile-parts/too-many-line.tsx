import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { findBagProblems } from '@bagwise/golf/bag-problems'
import * as copy from './too-many-line.copy.ts'

/** Asks which clubs to leave out of a bag with more than the rules allow; nothing while it holds no more. */
export function TooManyLine({ profile, className = '' }: { readonly profile: Profile; readonly className?: string }) {
  const problem = findBagProblems(profile.golfBag).find(({ code }) => code === 'too-many-clubs')
  if (problem?.code !== 'too-many-clubs') return null
  const { clubCount, surplusCount } = problem
  return (
    <p className={`max-w-none rounded-sheet border border-sand-ink bg-sand-tint p-3 text-sm ${className}`}>
      {copy.tooManyClubs({ clubCount, allowedCount: MAX_CLUBS_IN_BAG })} <b>{copy.whichStayHome(surplusCount)}</b>{' '}
      <Link to="/profile#bag" className="underline decoration-[1.5px] underline-offset-4">
        {copy.chooseInBag}
      </Link>
    </p>
  )
}
