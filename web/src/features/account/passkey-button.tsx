import type { Profile } from '@bagwise/contract/profile'
import { FaultError } from '#data/use-submission.ts'
import { PasskeyNotUsed, signInWithPasskey } from '#session/passkeys.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './passkey-button.copy.ts'

type PasskeyButtonProps = {
  readonly disabled: boolean
  readonly isBusy: boolean
  /** Called with what signs in. */
  readonly onAsk: (signIn: () => Promise<Profile | undefined>) => void
}

/** In a form, whose faults are about the button by its name. */
export function PasskeyButton({ disabled, isBusy, onAsk }: PasskeyButtonProps) {
  return (
    <Button
      look="line"
      name="passkey"
      disabled={disabled}
      isBusy={isBusy}
      busyLabel={copy.asking}
      onClick={() => onAsk(() => signInWithPasskey().catch(throwFault))}
    >
      {copy.signInWithPasskey}
    </Button>
  )
}

function throwFault(error: unknown): never {
  if (error instanceof PasskeyNotUsed) throw new FaultError({ message: copy.cancelled, isCalm: true })
  throw error
}
