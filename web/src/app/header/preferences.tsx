import { useSession } from '#session/session.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { ThemeChoice } from '#settings/theme-choice.tsx'
import { UnitsChoice } from '#settings/units-choice.tsx'
import { Button } from '#ui/button.tsx'
import * as copy from './preferences.copy.ts'

/** Theme for everybody; units and Sign Out for golfers. `onStay` is called when signing out was cancelled. */
export function Preferences({ onStay }: { readonly onStay: () => void }) {
  const { status } = useSession()
  return (
    <div className="grid gap-4">
      <ThemeChoice />
      {status === 'signed-in' && <GolferPreferences onStay={onStay} />}
    </div>
  )
}

function GolferPreferences({ onStay }: { readonly onStay: () => void }) {
  const { isSigningOut, leave } = useSignOut()
  return (
    <>
      <UnitsChoice />
      <Button look="line" isBusy={isSigningOut} busyLabel={copy.signingOut} onClick={() => void leave({ onStay })}>
        {copy.signOut}
      </Button>
    </>
  )
}
