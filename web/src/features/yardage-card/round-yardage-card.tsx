import { Link } from 'react-router'
import { YARDAGE_CARD_WORDS as WORDS } from '@bagwise/content/yardage-card.prose'
import type { PlayedRound } from '@bagwise/contract/play'
import type { Profile } from '@bagwise/contract/profile'
import { useRoundNotes } from '#data/play/use-round-notes.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CardPage } from './card-page.tsx'
import { cardOfRound, clubsOfRound } from './card-of-round.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { YardageCard } from './yardage-card.tsx'
import * as copy from './yardage-card.copy.ts'

type RoundYardageCardProps = { readonly profile: Profile; readonly round: PlayedRound }

/**
 * The card while a round is open: as it was at the start, whatever happens to bag and weather since. On a phone that does
 * not have it, the latest one that was made there.
 */
export function RoundYardageCard({ profile, round }: RoundYardageCardProps) {
  const { card, isReady } = useRoundNotes({ golfer: profile.id, round })
  const note = <OfRound round={round} />
  if (!isReady) return <CardSkeleton />
  if (!card || card.rows.length === 0) return <YardageCard profile={profile} ofRound={note} />
  return (
    <CardPage
      profile={profile}
      clubs={clubsOfRound(card)}
      shown={cardOfRound(profile.id, card)}
      noForecast={WORDS.unknownAtStart}
    >
      {note}
    </CardPage>
  )
}

function OfRound({ round: { id, course } }: { readonly round: PlayedRound }) {
  return (
    <Sheet title={copy.roundTitle}>
      <p className="mt-1.5 text-sm">{copy.roundLine(course)}</p>
      <Link to={`/play/${id}`} className={buttonClass('line', 'mt-3')}>
        {copy.toRound}
      </Link>
    </Sheet>
  )
}
