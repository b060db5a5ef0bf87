import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepOpened } from '#data/courses/use-courses.ts'
import { useHandedFiles } from '#data/use-handed-files.ts'
import { MAPS_PAGE } from '#storage/waiting-files.ts'
import { FileChoice } from '#ui/file-choice.tsx'
import { FromOtherApps } from '#ui/from-other-apps.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { FoundInFile } from '#worker/read-courses.ts'
import { askGolf } from '#worker/work-out.ts'
import { coursePath } from '#courses/course-address.ts'
import * as copy from '#courses/courses.copy.ts'
import styles from '../courses.module.css'
import * as find from './find.copy.ts'

type FileState =
  | { readonly step: 'start' | 'reading' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'choose'; readonly courses: readonly FoundInFile[] }

/**
 * A map file, read beside the page. Of several courses in it one is chosen; so is the only one of a file that another app
 * sent, since the golfer may never have asked for it.
 */
export function OpenFile({ golfer }: { readonly golfer: string }) {
  const [state, setState] = useState<FileState>({ step: 'start' })
  const reading = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const outcome = useRef<HTMLDivElement>(null)
  const [isHanded, setIsHanded] = useState(false)
  useEffect(() => () => reading.current?.abort(), [])
  const { step } = state
  useEffect(() => {
    // Below the golfer's courses: who comes from another app sees what became of the file.
    if (isHanded && (step === 'refused' || step === 'choose')) outcome.current?.focus()
  }, [isHanded, step])
  useHandedFiles(MAPS_PAGE, {
    onFiles: ([file, ...others]) => {
      setIsHanded(true)
      if (others.length > 0) setState({ step: 'refused', message: find.oneMapOnly })
      else void read(file, { isAsked: false })
    },
    onLost: () => {
      setIsHanded(true)
      setState({ step: 'refused', message: find.notArrived })
    },
  })

  async function open({ packed }: FoundInFile): Promise<void> {
    await keepOpened(golfer, packed, Date.now())
    await navigate(coursePath(packed.id))
  }

  async function read(file: File, { isAsked }: { readonly isAsked: boolean }): Promise<void> {
    reading.current?.abort()
    const asked = new AbortController()
    reading.current = asked
    setState({ step: 'reading' })
    try {
      const answer = await askGolf('readCourses', [file], { signal: asked.signal, isLong: true, isTriedOnce: true })
      if ('problem' in answer) return setState({ step: 'refused', message: find.fileProblem(answer.problem) })
      // The neighbor that an area cuts is an outline without holes: nobody means it.
      const withHoles = answer.courses.filter(({ facts }) => facts.holeCount > 0)
      const [only, ...others] = withHoles.length > 0 ? withHoles : answer.courses
      if (isAsked && only && others.length === 0) return await open(only)
      setState({ step: 'choose', courses: answer.courses })
    } catch (error) {
      if (asked.signal.aborted) return
      console.error('The reader of maps could not be started', error)
      setState({ step: 'refused', message: find.readerFailed })
    }
  }

  return (
    <Sheet title={find.fileTitle}>
      <FileChoice
        label={find.fileLabel}
        accept=".osm,.json,.geojson,.xml"
        look="line"
        isReading={state.step === 'reading'}
        onFiles={([file]) => {
          setIsHanded(false)
          void read(file, { isAsked: true })
        }}
        className="mt-3 grid justify-items-start gap-1.5"
      >
        <p className="text-xs text-ink-2">
          {find.fileNote} <FromOtherApps />
        </p>
      </FileChoice>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <div role="status" aria-live="polite">
          {state.step === 'refused' && <p className="mt-3">{state.message}</p>}
        </div>
        {state.step === 'choose' && <Choice courses={state.courses} onOpen={(one) => void open(one)} />}
      </div>
      <details className="mt-4 border-t border-rule pt-3">
        <summary className="min-h-11 content-center font-plate text-plate-sm font-bold">{find.exportTitle}</summary>
        <ol className="mt-1 grid list-decimal gap-1.5 pl-5">
          {find.exportSteps.map((step) => (
            <li key={step.before}>
              {step.before}
              {'link' in step && (
                <>
                  <a href={find.exportAddress} target="_blank" rel="noreferrer">
                    {step.link}
                  </a>
                  {step.after}
                </>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Sheet>
  )
}

type ChoiceProps = { readonly courses: readonly FoundInFile[]; readonly onOpen: (course: FoundInFile) => void }

function Choice({ courses, onOpen }: ChoiceProps) {
  const isOne = courses.length === 1
  return (
    <div className="mt-4">
      <h3>{isOne ? find.openTitle : find.chooseTitle}</h3>
      <p className="text-sm text-ink-2">{isOne ? find.openLine : find.chooseLine(courses.length)}</p>
      <ul className={styles.rows}>
        {courses.map((one) => (
          <li key={one.packed.id} className={styles.row}>
            <button type="button" className={styles.rowLink} onClick={() => onOpen(one)}>
              <span className={styles.rowName}>{copy.courseName(one.packed.name)}</span>
              <span className="text-sm text-ink-2">{copy.mappedLine(one.facts)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
