import { useState } from 'react'
import { flushSync } from 'react-dom'
import { calendarDay } from '#api/progress/calendar-day.ts'
import { RequestProblem } from '#api/request.ts'
import { loadTakeout } from '#api/takeout.ts'
import type { LoadedTakeout } from '#api/takeout.ts'
import { download } from '#ui/download.ts'
import { takeoutName } from './takeout-files.ts'

/** Where an export stands. One that would lack changes of this device waits for the golfer's word. */
type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'lacking'; readonly loaded: LoadedTakeout }
  | { readonly step: 'done'; readonly message: string }

/** `refocus` puts the focus back where the export began, if nothing else has it. */
export function useExport(refocus: () => void) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })

  async function exportEverything(): Promise<void> {
    setState({ step: 'loading' })
    try {
      const loaded = await loadTakeout()
      if (loaded.missingCount === 0) offerTakeout(loaded)
      else end({ step: 'lacking', loaded })
    } catch (error) {
      end({ step: 'failed', message: faultText(error) })
    }
  }

  function offerTakeout({ takeout }: LoadedTakeout): void {
    const text = `${JSON.stringify(takeout, null, 2)}\n`
    offer({ name: takeoutName(calendarDay(new Date())), type: 'application/json', text })
  }

  function offer({ name, type, text }: Readonly<Record<'name' | 'type' | 'text', string>>): void {
    download(name, new Blob([text], { type }))
    end({ step: 'done', message: `${name} is with your downloads.` })
  }

  function end(ended: ExportState): void {
    flushSync(() => setState(ended))
    refocus()
  }

  return { state, exportEverything, offerTakeout, offer }
}

function faultText(error: unknown): string {
  if (error instanceof RequestProblem) return `Nothing was exported. ${error.message}`
  console.error('The export could not be made', error)
  return 'Nothing was exported. Please try again.'
}
