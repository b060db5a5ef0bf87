import { useEffect, useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import { PARTIAL_SWINGS } from '@bagwise/golf/distances/partial-swings'
import { STRIKES, mishitCarryYards } from '@bagwise/golf/memory/range-log'
import type { LaneSides, Strike } from '@bagwise/golf/memory/range-log'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { carriesAbout } from './carries-about.ts'
import type { CarryStep } from './carries-about.ts'
import { CarryKeys } from './carry-keys.tsx'
import { LaneKeys } from './lane-keys.tsx'
import type { LoggedShot, LoggedSwing } from './log-session.ts'
import { OtherCarry } from './other-carry.tsx'
import * as copy from './range.copy.ts'
import type { RangeClub } from './use-range-club.ts'

type ShotPadProps = {
  readonly profile: Profile
  readonly club: RangeClub
  readonly solidYards: number
  readonly onShot: (shot: LoggedShot, told: { readonly text: string }) => void
}

const SWINGS = ['full', 'three-quarter', 'half'] as const satisfies readonly LoggedSwing[]
const SHARES = {
  full: 1,
  'three-quarter': PARTIAL_SWINGS.threeQuarter,
  half: PARTIAL_SWINGS.half,
} as const satisfies Record<LoggedSwing, number>

/** Where the keyboard goes on after a tap. */
type Next = 'lane' | 'carry'

/** One tap for the carry and one for the side, or one for a mishit: everything keeps its place, for a thumb that looks away. */
export function ShotPad({ profile, club, solidYards, onShot }: ShotPadProps) {
  const units = profile.preferredUnits
  /** Once a shot was logged the keys stay where they are, whatever it teaches. */
  const [heldYards, setHeldYards] = useState<number>()
  const [carry, setCarry] = useState<CarryStep>()
  const [swing, setSwing] = useState<LoggedSwing>('full')
  const [isTyping, setIsTyping] = useState(false)
  const pad = useRef<HTMLDivElement>(null)
  const next = useRef<Next>(undefined)
  useEffect(() => {
    const place = next.current
    next.current = undefined
    if (place) pad.current?.querySelector<HTMLElement>(`[data-next="${place}"]`)?.focus()
  })

  const likelyYards = (heldYards ?? solidYards) * SHARES[swing]

  function change(chosen: LoggedSwing) {
    setSwing(chosen)
    setCarry(undefined)
    setIsTyping(false)
  }

  function choose(chosen: CarryStep | undefined) {
    setCarry(chosen)
    setIsTyping(false)
    if (chosen) next.current = 'lane'
  }

  function finish(shot: Pick<LoggedShot, 'carryYards' | 'sideYards'>, text: string) {
    onShot({ club, swing, ...shot }, { text })
    setHeldYards(heldYards ?? solidYards)
    setCarry(undefined)
    setIsTyping(false)
  }

  function logLane({ lane, sideYards }: LaneSides) {
    if (!carry) return
    next.current = 'carry'
    finish({ carryYards: carry.carryYards, sideYards }, copy.shotText({ club, swing, shown: carry.shown, lane }))
  }

  function logMishit(strike: Strike) {
    finish({ carryYards: mishitCarryYards(strike, solidYards) }, copy.mishitText(club, strike))
  }

  return (
    <div ref={pad} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <CarryKeys
        steps={carriesAbout(likelyYards, units)}
        chosen={carry}
        units={units}
        swing={
          CLUBS[club].kind === 'wedge' && (
            <ChoiceRow
              legend={copy.swingLegend}
              isLegendHidden
              choices={SWINGS.map((value) => ({ value, label: copy.swings[value] }))}
              chosen={swing}
              onChoose={change}
            />
          )
        }
        onChoose={choose}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {/* Easier swings teach what they carry: a mishit says nothing of it. */}
        {swing === 'full' && (
          <div role="group" aria-label={copy.strikesLabel} className="contents">
            {STRIKES.map((strike) => (
              <Button key={strike} look="line" className="bg-sheet px-1!" onClick={() => logMishit(strike)}>
                {copy.strikes[strike]}
              </Button>
            ))}
          </div>
        )}
        <Button
          look="line"
          className="border-dashed bg-sheet px-1!"
          aria-expanded={isTyping}
          onClick={() => setIsTyping(!isTyping)}
        >
          {copy.other}
        </Button>
      </div>
      {isTyping && <OtherCarry units={units} onChoose={choose} />}
      <LaneKeys
        carry={carry}
        likelyYards={likelyYards}
        handicap={profile.handicap ?? undefined}
        units={units}
        onChoose={logLane}
      />
    </div>
  )
}
