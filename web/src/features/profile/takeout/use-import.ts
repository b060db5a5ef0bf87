import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ImportPlan, ImportProblem } from '@bagwise/contract/takeout'
import { RequestProblem } from '#http/request.ts'
import { useRounds } from '#data/use-rounds.ts'
import { sendImport } from './takeout-requests.ts'
import { planSummary } from './plan-summary.ts'
import * as copy from './takeout.copy.ts'
import { importedPart, isTooLarge } from './takeout-files.ts'

type FileToImport = { readonly name: string; readonly content: string }

type Preview = FileToImport & {
  readonly plan: ImportPlan
  readonly version: number
  /** Another device has changed the profile while the golfer was looking. */
  readonly isAgain: boolean
}

/** Where an import stands. Nothing is written before the golfer has agreed to a preview. */
export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly message: string }
  | {
      readonly step: 'refused'
      readonly name: string
      readonly problems: readonly ImportProblem[]
      readonly moreCount: number
    }
  | { readonly step: 'preview'; readonly preview: Preview; readonly isBusy: boolean; readonly fault: string }
  | { readonly step: 'done'; readonly message: string }

/** `refocus` puts the focus back where the file was chosen, if nothing else has it. */
export function useImport(golfer: string, refocus: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const { reload: reloadRounds } = useRounds()

  async function look(file: File): Promise<void> {
    if (isTooLarge(file)) return setState({ step: 'failed', message: copy.tooLarge })
    setState({ step: 'reading' })
    try {
      const content = await importedPart(file)
      if (content === undefined) return end({ step: 'failed', message: copy.tooMuch })
      show({ name: file.name, content }, await sendImport({ golfer, content }), '')
    } catch (error) {
      end({ step: 'failed', message: messageOf(error) })
    }
  }

  async function apply(preview: Preview): Promise<void> {
    setState({ step: 'preview', preview, isBusy: true, fault: '' })
    try {
      const reply = await sendImport({ golfer, content: preview.content, seenVersion: preview.version })
      if (reply === 'unsaved-edits') return stay(preview, copy.unsavedChanges)
      if (reply.outcome === 'applied') reloadRounds()
      show(preview, reply, planSummary(preview.plan))
    } catch (error) {
      stay(preview, messageOf(error))
    }
  }

  function stay(preview: Preview, fault: string): void {
    setState({ step: 'preview', preview, isBusy: false, fault })
  }

  function show({ name, content }: FileToImport, reply: Awaited<ReturnType<typeof sendImport>>, agreed: string): void {
    if (reply === 'unsaved-edits') return end({ step: 'failed', message: copy.unsavedChanges })
    switch (reply.outcome) {
      case 'refused':
        return end({ step: 'refused', name, problems: reply.problems, moreCount: reply.moreCount })
      case 'applied':
        return end({ step: 'done', message: copy.imported({ file: name, summary: agreed }) })
      case 'preview': {
        if (planSummary(reply.plan) === '' && reply.plan.kept.length === 0) {
          return end({ step: 'done', message: copy.nothingToImport(name) })
        }
        // The dialog gives the focus back to what had it when it opened.
        if (agreed === '') end({ step: 'idle' })
        const preview = { name, content, plan: reply.plan, version: reply.version, isAgain: agreed !== '' }
        return setState({ step: 'preview', preview, isBusy: false, fault: '' })
      }
    }
  }

  function end(ended: ImportState): void {
    flushSync(() => setState(ended))
    refocus()
  }

  return {
    state,
    look,
    apply,
    cancel: () => setState({ step: 'idle' }),
    fail: (message: string) => setState({ step: 'failed', message }),
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RequestProblem) {
    return error.code === 'body-too-large' ? copy.tooMuch : copy.importRefused(error.message)
  }
  console.error('A file could not be imported', error)
  return copy.importFailed
}
