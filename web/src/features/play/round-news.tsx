import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { play } from '#sync/played/play.ts'
import { isTournamentNow } from '@bagwise/golf/play/round-rules'
import { Button } from '#ui/button.tsx'
import * as copy from './round-news.copy.ts'

type RoundNewsProps = {
  readonly played: Pick<ShownPlayedRound, 'round' | 'holes' | 'shots' | 'news' | 'refusal'>
  readonly className?: string | undefined
}

/** What another device has done to a round, until the golfer knows it; and why something of it is not saved. */
export function RoundNews({ played, className = '' }: RoundNewsProps) {
  const { round, news, refusal } = played
  if (news.length === 0 && refusal === undefined) return null
  const texts = [...new Set(news.map((one) => copy.newsText(one, played, { isClubHidden: isTournamentNow(round) })))]
  return (
    <div
      role="status"
      className={`grid gap-1 rounded-control border-l-3 border-l-water bg-water-tint p-3 text-sm ${className}`}
    >
      {refusal !== undefined && <p>{copy.refused(refusal)}</p>}
      {texts.slice(0, MOST_SHOWN).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {texts.length > MOST_SHOWN && <p>{copy.andMore(texts.length - MOST_SHOWN)}</p>}
      {news.length > 0 && (
        <Button look="quiet" className="justify-self-start text-base" onClick={() => play.noteSeen(round.id)}>
          {copy.ok}
        </Button>
      )}
    </div>
  )
}

const MOST_SHOWN = 5
