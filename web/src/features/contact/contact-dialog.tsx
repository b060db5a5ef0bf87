import { useEffect, useId, useState } from 'react'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'
import * as copy from './contact.copy.ts'

/** The thanks stay this long (specification 2 §2). */
const CLOSES_AFTER_MS = 2_000

/** A message to whoever runs this Bagwise; open to visitors. */
export function ContactDialog({ onClose }: DialogContentProps) {
  const [isSent, setIsSent] = useState(false)
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <div>
        <div role="status">{isSent && <Thanks onClose={onClose} />}</div>
        {isSent && <CloseButton onClose={onClose} />}
        {!isSent && <ContactForm onCancel={onClose} onSent={() => setIsSent(true)} />}
      </div>
    </Dialog>
  )
}

/** Takes the focus of the form that went away. */
function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <Button id={id} className="mt-4" onClick={onClose}>
      {copy.close}
    </Button>
  )
}

function Thanks({ onClose }: { readonly onClose: () => void }) {
  // The dialog closes once, whatever the page around it does meanwhile.
  const [close] = useState(() => onClose)
  useEffect(() => {
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [close])

  return (
    <>
      <h3>{copy.sent}</h3>
      <p className="mt-1.5">{copy.thanks}</p>
    </>
  )
}
