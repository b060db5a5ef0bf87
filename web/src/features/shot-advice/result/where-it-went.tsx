import { useEffect, useId, useRef, useState } from 'react'
import { COURSE_ANSWERS, answeredShot, isAnswerable } from '@bagwise/golf/memory/course-answer'
import type { CourseAnswer } from '@bagwise/golf/memory/course-answer'
import { COURSE_SOURCE } from '@bagwise/golf/memory/shot-sources'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { useShots } from '#data/use-shots.ts'
import { newId } from '#http/ids.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { Button } from '#ui/button.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { isLayUp } from './aim-line.ts'
import type { AskedSituation } from './why-sheet.tsx'
import * as copy from './where-it-went.copy.ts'

type WhereItWentProps = { readonly situation: AskedSituation }

/** Asks where the ball went, once for each shot that is advised. The answer is kept as a shot, and may be taken back. */
export function WhereItWent({ situation }: WhereItWentProps) {
  const { clubs, golfer, shot, air } = situation
  const workedOut = useWorkedOut('picturedAdvice', [clubs, golfer, shot, air])
  const answer = workedOut?.answer
  const [of, , asked] = workedOut?.args ?? [clubs, golfer, shot]
  if (!answer || !('advice' in answer) || asked.isTournament) return null
  const { recommended } = answer.advice
  const own = of.find(({ club }) => club === recommended.club)
  const { spread } = answer
  if (!own || !spread || !isAnswerable(recommended)) return null
  const isShortOnPurpose = isLayUp(recommended, asked)
  return (
    <Question
      // Another shot is another question; what more is learned meanwhile is none.
      key={JSON.stringify(asked)}
      choice={recommended}
      club={own}
      spread={spread}
      targetYards={isShortOnPurpose ? recommended.finishYards : asked.distanceYards}
      isLayUp={isShortOnPurpose}
    />
  )
}

type QuestionProps = {
  readonly choice: Choice
  readonly club: AdvisedClub
  readonly spread: LandingSpread
  readonly targetYards: number
  readonly isLayUp: boolean
}

/** What was kept of an answer, to take it back. */
type Kept = { readonly answer: CourseAnswer; readonly shot: string; readonly newSession: string | undefined }

function Question({ choice, club, spread, targetYards, isLayUp: isShort }: QuestionProps) {
  const { keep, remove, sessions } = useShots()
  const [isOpen, setIsOpen] = useState(false)
  const [kept, setKept] = useState<Kept>()
  const groupId = useId()
  const button = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  // The tapped button is gone.
  useEffect(() => {
    if (isTouched.current) button.current?.querySelector('button')?.focus()
  }, [kept])

  function keepAnswer(answer: CourseAnswer) {
    const answered = answeredShot(answer, { choice, club, spread, targetYards })
    if (!answered || choice.club === 'putter') return
    const day = calendarDay(new Date())
    const today = sessions.find((one) => one.day === day && one.origin === 'course' && one.source === COURSE_SOURCE)
    const session = today?.id ?? newId()
    const shot = newId()
    keep(today ? [] : [{ id: session, day, origin: 'course', source: COURSE_SOURCE, isNormalised: true, note: '' }], [
      { id: shot, session, club: choice.club, mark: 'by-rule', label: '', isSpinMeasured: false, ...answered },
    ])
    isTouched.current = true
    setIsOpen(false)
    setKept({ answer, shot, newSession: today ? undefined : session })
  }

  function takeBack({ shot, newSession }: Kept) {
    // Others may have been kept in the session meanwhile.
    const isAlone = sessions.some(({ id, shots }) => id === newSession && shots.length === 1)
    remove(isAlone && newSession !== undefined ? { sessions: [newSession] } : { shots: [shot] })
    isTouched.current = true
    setKept(undefined)
  }

  const words = kept && copy.answerWords(kept.answer, isShort)
  return (
    <>
      {isOpen && (
        <div
          id={groupId}
          role="group"
          aria-label={copy.question}
          className="order-first grid basis-full grid-cols-5 gap-1.5"
        >
          {COURSE_ANSWERS.map((answer) => (
            <Button key={answer} look="line" className="bg-sheet px-1! text-base!" onClick={() => keepAnswer(answer)}>
              {copy.answerWords(answer, isShort)}
            </Button>
          ))}
        </div>
      )}
      <div ref={button} className="flex shrink-0 items-center">
        {kept && words !== undefined ? (
          <>
            <output className="text-sm font-semibold">{copy.kept(words)}</output>
            <Button look="quiet" aria-label={copy.undoAnswer(words)} onClick={() => takeBack(kept)}>
              {copy.undo}
            </Button>
          </>
        ) : (
          <Button
            look="line"
            className="bg-sheet px-3!"
            aria-expanded={isOpen}
            aria-controls={isOpen ? groupId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {copy.question}
          </Button>
        )}
      </div>
    </>
  )
}
