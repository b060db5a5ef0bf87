import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { buttonClass } from '#ui/button.tsx'
import { ColumnForm } from './column-form.tsx'
import { FileSheet } from './file-sheet.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { Preview } from './preview.tsx'
import { useShotFile } from './use-shot-file.ts'

/** From the file to the saved distances. */
export const ShotImport = memo(function ShotImport({ profile }: { readonly profile: Profile }) {
  const units = profile.preferredUnits
  const { state, read, readWith, fail, startAgain } = useShotFile(profile.id)
  const body = useRef<HTMLDivElement>(null)
  const { step } = state
  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    // What had the focus went away with the step before.
    if (document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
  }, [step])

  return (
    <div ref={body} className="grid gap-4">
      {step === 'columns' ? (
        <ColumnForm
          key={state.file.name}
          name={state.file.name}
          columns={state.columns}
          onChoose={(choice) => readWith(state.file, choice)}
          onCancel={startAgain}
        />
      ) : step === 'preview' ? (
        <Preview
          profile={profile}
          name={state.file.name}
          read={state.read}
          onUnits={(chosen) => read(state.file, { units: chosen, isQuiet: true })}
          onCancel={startAgain}
        />
      ) : (
        <>
          <FileSheet
            share={step === 'reading' ? state.share : undefined}
            onFile={(file) => read(file, { units })}
            onFail={fail}
          >
            {step === 'refused' && (
              <>
                <p>{state.message}</p>
                {state.leftOut && <LeftOutList lines={state.leftOut} isOpen />}
              </>
            )}
          </FileSheet>
          <Link to="/distances" className={buttonClass('quiet', 'justify-self-start')}>
            Back to your distances
          </Link>
        </>
      )}
    </div>
  )
})
