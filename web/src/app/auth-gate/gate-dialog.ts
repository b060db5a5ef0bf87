import { keptEdits, useKeptEdits } from '#data/use-kept-edits.ts'
import type { DialogName } from '#navigation/dialogs.ts'

/** The dialog in front of a page that needs an account: sign-in if what waits on the device shows that the golfer has one. */
export async function gateDialog(): Promise<DialogName> {
  return dialogFor((await keptEdits()).hasGolfer)
}

/** Undefined until the device's storage has been read. */
export function useGateDialog(isVisitor: boolean): DialogName | undefined {
  const kept = useKeptEdits(isVisitor)
  return kept && dialogFor(kept.hasGolfer)
}

function dialogFor(hasGolfer: boolean): DialogName {
  return hasGolfer ? 'sign-in' : 'sign-up'
}
