import { useState } from 'react'
import { storedTheme } from '#api/device.ts'
import { useProfile } from '#api/profile.ts'
import { useSession } from '#api/session.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { chooseTheme } from './theme.ts'

const THEME_CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'noon', label: 'Noon' },
  { value: 'twilight', label: 'Twilight' },
] as const

const UNIT_CHOICES = [
  { value: 'yards', label: 'Yards' },
  { value: 'metres', label: 'Metres' },
] as const

/** Theme for everybody; units and Sign Out for golfers. `onStay` is called when signing out did not happen. */
export function Preferences({ onStay }: { readonly onStay: () => void }) {
  const [theme, setTheme] = useState(storedTheme)
  const { status } = useSession()
  return (
    <div className="grid gap-4">
      <ChoiceRow
        legend="Theme"
        choices={THEME_CHOICES}
        chosen={theme}
        onChoose={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
      />
      {status === 'signed-in' && <GolferPreferences onStay={onStay} />}
    </div>
  )
}

function GolferPreferences({ onStay }: { readonly onStay: () => void }) {
  const { profile, save } = useProfile()
  const { isSigningOut, leave } = useSignOut()
  return (
    <>
      {profile && (
        <ChoiceRow
          legend="Units"
          choices={UNIT_CHOICES}
          chosen={profile.preferredUnits}
          onChoose={(preferredUnits) => save({ preferredUnits })}
        />
      )}
      <Button look="line" isBusy={isSigningOut} busyLabel="Signing Out..." onClick={() => void leave({ onStay })}>
        Sign Out
      </Button>
    </>
  )
}
