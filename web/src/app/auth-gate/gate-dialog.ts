import { holdsKeptEdits, useKeptEdits } from '#data/use-kept-edits.ts'
import type { DialogName } from '#navigation/dialogs.ts'

/** The dialog in front of a page that needs an account: sign-in if unsent edits show that the golfer has one. */
export async function gateDialog(): Promise<DialogName> {
  return dialogFor(await holdsKeptEdits())
}

/** Undefined until the device's storage has been read. */
export function useGateDialog(isVisitor: boolean): DialogName | undefined {
  const areEditsKept = useKeptEdits(isVisitor)
  return areEditsKept === undefined ? undefined : dialogFor(areEditsKept)
}

function dialogFor(areEditsKept: boolean): DialogName {
  return areEditsKept ? 'sign-in' : 'sign-up'
}
