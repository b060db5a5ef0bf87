import { Link } from 'react-router'
import type { LiveShot } from '@bagwise/contract/live-shots'
import type { Profile } from '@bagwise/contract/profile'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ClubChips } from './club-chips.tsx'
import { KnownClub } from './known-club.tsx'
import { LivePart } from './live-part.tsx'
import { loggedLiveShot } from './log-session.ts'
import * as copy from './range.copy.ts'
import { RangeOffers } from './range-offers.tsx'
import { ShotPad } from './shot-pad.tsx'
import { ToldLine } from './told-line.tsx'
import { useRangeClub } from './use-range-club.ts'
import { useRangeLog } from './use-range-log.ts'
import { useSolidCarry } from './use-solid-carry.ts'

/** The club, what is known of it, and the keys that keep a shot. */
export function RangeLog({ profile }: { readonly profile: Profile }) {
  const { log, latest, told, logShot, undo } = useRangeLog(profile)
  const { club, clubs, choose } = useRangeClub(profile, log)
  const solid = useSolidCarry(profile, club)
  if (!club || !solid) return <NoClubs />
  const today = log?.shots ?? []

  function logLiveShot(shot: LiveShot): void {
    const hit = shot.club ?? club
    if (!hit) return
    const text = copy.liveShotText({ ...shot, club: hit }, profile.preferredUnits)
    logShot(loggedLiveShot(shot, hit), { text, id: shot.id })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <KnownClub
          profile={profile}
          club={club}
          solid={solid}
          ofClub={today.filter((shot) => shot.club === club).length}
          all={today.length}
        />
        <ClubChips clubs={clubs} chosen={club} onChoose={choose} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:col-start-2 md:row-span-2 md:row-start-1">
        <ShotPad
          // Each club has carries of its own.
          key={club}
          club={club}
          profile={profile}
          solidYards={solid.carryYards}
          onShot={logShot}
        />
        <ToldLine told={told} latest={latest} log={log} onUndo={undo} />
        <LivePart golfer={profile.id} onShot={logLiveShot} />
      </div>
      <RangeOffers profile={profile} log={log} chosen={club} />
    </div>
  )
}

function NoClubs() {
  return (
    <Sheet className="grid justify-items-start gap-4">
      <div>
        <h2>{copy.noClubsTitle}</h2>
        <p className="mt-1.5 text-ink-2">{copy.noClubsReason}</p>
      </div>
      <Link to="/bag" className={buttonClass()}>
        {copy.toBag}
      </Link>
    </Sheet>
  )
}
