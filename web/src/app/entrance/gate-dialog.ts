import { holdsKeptEdits, useKeptEdits } from '#api/profile/kept-edits-query.ts'
import type { DialogName } from '#navigation/dialogs.ts'

/** Which dialog stands before a page that needs an account: whoever has left edits here has one already. */
export async function gateDialog(): Promise<DialogName> {
  return dialogFor(await holdsKeptEdits())
}

/** Undefined until the device has been asked. */
export function useGateDialog(isVisitor: boolean): DialogName | undefined {
  const areEditsKept = useKeptEdits(isVisitor)
  return areEditsKept === undefined ? undefined : dialogFor(areEditsKept)
}

function dialogFor(areEditsKept: boolean): DialogName {
  return areEditsKept ? 'sign-in' : 'sign-up'
}
