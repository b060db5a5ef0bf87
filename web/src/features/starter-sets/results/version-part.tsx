import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { driverShaft } from '@bagwise/golf/fitting/driver-shaft'
import { HANDS } from '@bagwise/golf/golfer'
import type { Hand } from '@bagwise/golf/golfer'
import { isInCatalogue, SET_PLAYERS } from '@bagwise/golf/starter-sets/set-version'
import { flexWord } from '#quantities/flex.copy.ts'
import { speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { Accordion } from '#ui/accordion.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import * as copy from './starter-results.copy.ts'

/** Which version is looked for, in the address. */
const KEY = 'version'

const PLAYER_CHOICES = SET_PLAYERS.map((value) => ({ value, label: copy.players[value] }))
const HAND_CHOICES = HANDS.map((value) => ({ value, label: copy.hands[value] }))

/** For whom the set is built, what to say in the shop, and the flex to ask for. The hand is asked once for all tools. */
export function VersionPart({ profile }: { readonly profile: Profile | undefined }) {
  const [query, setQuery] = useSearchParams()
  const [toldHand, setToldHand] = useState<Hand>()
  const isHandKnown = profile?.hand != null && toldHand === undefined
  // What was chosen shows at once, and the address follows.
  const [player, setPlayer] = useState(() => SET_PLAYERS.find((one) => one === query.get(KEY)) ?? 'men')
  const version = {
    player,
    hand: profile?.hand ?? toldHand ?? 'right',
  }
  const speed = useMemo(() => profile && speedOfProfile(profile), [profile])

  function tellHand(hand: Hand) {
    setToldHand(hand)
    if (profile) editsFacade.save({ hand }, profile)
  }

  return (
    <Accordion title={copy.versionTitle} answer={copy.versionAnswer(version)}>
      <div className="grid gap-3">
        <ChoiceRow
          legend={copy.playerLegend}
          choices={PLAYER_CHOICES}
          chosen={version.player}
          onChoose={(chosen) => {
            setPlayer(chosen)
            setQuery(
              (before) => {
                const next = new URLSearchParams(before)
                if (chosen === 'men') next.delete(KEY)
                else next.set(KEY, chosen)
                return next
              },
              { replace: true, preventScrollReset: true },
            )
          }}
        />
        {!isHandKnown && (
          <ChoiceRow
            legend={copy.handLegend}
            choices={HAND_CHOICES}
            chosen={profile?.hand ?? toldHand}
            onChoose={tellHand}
          />
        )}
        <output
          data-warning={isInCatalogue(version) ? undefined : ''}
          className={isInCatalogue(version) ? 'text-sm text-ink-2' : 'font-semibold'}
        >
          {isInCatalogue(version) ? copy.inCatalogue : copy.askTheShop(version)}
        </output>
        {speed && (
          <p className="text-sm">
            {copy.shaftLine({
              speed: sourcedSpeed(speed, profile?.preferredUnits ?? 'yards'),
              flex: flexWord(driverShaft(speed).flex),
            })}
          </p>
        )}
      </div>
    </Accordion>
  )
}
