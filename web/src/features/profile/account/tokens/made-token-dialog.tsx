import { useState } from 'react'
import { MCP_PATH } from '@bagwise/contract/token-limits'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../account.module.css'
import type { MadeToken } from './token-requests.ts'
import * as copy from './tokens.copy.ts'

type MadeTokenDialogProps = { readonly made: MadeToken; readonly onClose: () => void }

/** The one time that a token is shown, with what to do with it. */
export function MadeTokenDialog({ made: { name, scope, token }, onClose }: MadeTokenDialogProps) {
  const [copied, setCopied] = useState<boolean>()

  async function copyToken() {
    try {
      await navigator.clipboard.writeText(token)
    } catch (error) {
      console.warn('The token could not be copied', error instanceof Error ? error.name : '')
      setCopied(false)
      return
    }
    setCopied(true)
  }

  return (
    <Dialog title={copy.made(name)} onClose={onClose}>
      <p>{copy.shownOnce}</p>
      <TextField
        label={copy.theToken}
        value={token}
        readOnly
        autoComplete="off"
        problem={copied === false ? copy.copyFailed : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* A notice would be behind the dialog. */}
      <p role="status" className="text-sm font-bold empty:hidden">
        {copied === true && copy.copied}
      </p>
      <p className="text-sm text-ink-2">{copy.howToUse[scope]}</p>
      <p className="font-mono text-sm wrap-anywhere">
        {scope === 'read' ? `${window.location.origin}${MCP_PATH}` : copy.listenCommand}
      </p>
      <div className={styles.actions}>
        <Button look="line" onClick={onClose}>
          {copy.done}
        </Button>
        <Button onClick={() => void copyToken()}>{copy.copyToken}</Button>
      </div>
    </Dialog>
  )
}
