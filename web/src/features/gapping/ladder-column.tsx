import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigationType } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { useIsBagFilled } from '#navigation/bag-filled.ts'
import type { JudgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { drawnCertainties } from '#profile-parts/carry-numeral/certainties-of.ts'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { YardageLadder } from './ladder/yardage-ladder.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import { clubToFix } from './club-to-fix.ts'
import type { GapRows } from './gap-rows.ts'
import * as copy from './gapping.copy.ts'
import styles from './gapping.module.css'

const BagFilled = lazyPart(
  async () => (await import('./bag-filled.tsx')).BagFilled,
  <div aria-busy="true" className="h-150 rounded-sheet bg-sunk" />,
)
const TypicalBag = lazyPart(async () => (await import('./bag-filled.tsx')).TypicalBag)

type LadderColumnProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  readonly judged: Pick<JudgedBag, 'gaps'>
  readonly rows: GapRows
  /** Opens the club's number to be typed. */
  readonly onFix: (club: ClubType) => void
  /** By which rule gaps are judged. */
  readonly children: ReactNode
}

/** The drawing of the bag. For the golfer whom the questionnaire has led here it stands first, draws itself and has its sentence. */
export function LadderColumn({ profile, bag, judged: { gaps }, rows, onFix, children }: LadderColumnProps) {
  const units = profile.preferredUnits
  const isFilled = useIsBagFilled()
  const isDrawing = useIsArriving() && isFilled
  const certainties = drawnCertainties(useCertainties(profile))
  const ladder = <YardageLadder clubs={bag.clubs} {...{ units, certainties, gaps, isDrawing }} />

  if (!isFilled) {
    return (
      <div className={styles.column}>
        {children}
        <Sheet title={copy.ladderTitle} fact={copy.carryFact(units)} className="py-2!">
          {ladder}
        </Sheet>
      </div>
    )
  }
  return (
    <div className={styles.column}>
      <BagFilled
        {...{ profile, bag }}
        largestGap={rows.largeGaps[0]?.gap}
        onFix={() => {
          const club = clubToFix(bag.clubs, certainties)
          if (club) onFix(club)
        }}
      >
        {ladder}
      </BagFilled>
      {children}
      <TypicalBag profile={profile} />
    </div>
  )
}

/** Whether a link or a redirect has led here: not Back, nor a reload. */
function useIsArriving(): boolean {
  const type = useNavigationType()
  const [isArriving] = useState(type !== 'POP')
  return isArriving
}
