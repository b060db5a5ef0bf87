/** What of the golfer's edits is sent, asked about at sign-out, and told whose they are. */
export type EditsKeeper = {
  readonly flush: () => Promise<void>
  readonly hasEdits: () => boolean
  readonly belongTo: (golfer: string | undefined) => void
}

/** Rows beside the profile that this device keeps until the server has them. */
type RowSender = {
  /** Sends what waits; resolves when nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>
  /** The golfer or the connection is back: others may have changed something meanwhile. */
  readonly comeBack: () => void
  /** Whether the device holds a row of the golfer that the server has not confirmed. */
  readonly hasUnsent: () => boolean
  /** Whose rows are kept and sent from now on; undefined while nobody is signed in. */
  readonly belongTo: (golfer: string | undefined) => void
  /** Another tab has written under this key of local storage. */
  readonly copyKey: string
  readonly followDevice: () => void
}

/** Has rows sent after the edits of this device, and asked about together with them. */
export function sentWithEdits<Edits extends EditsKeeper>(edits: Edits, rows: RowSender): Edits {
  window.addEventListener('online', rows.comeBack)
  window.addEventListener('storage', ({ key }) => {
    if (key === rows.copyKey || key === null) rows.followDevice()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') rows.comeBack()
  })
  return {
    ...edits,
    flush: async () => {
      await edits.flush()
      await rows.flush()
    },
    hasEdits: () => edits.hasEdits() || rows.hasUnsent(),
    belongTo: (golfer) => {
      edits.belongTo(golfer)
      rows.belongTo(golfer)
    },
  }
}
