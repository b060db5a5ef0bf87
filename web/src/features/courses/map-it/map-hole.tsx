import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { holeAddress } from '@bagwise/golf/course/hole-address'
import type { Course } from '@bagwise/golf/course/course'
import { withoutTappedHole } from '@bagwise/golf/course/tapped-hole'
import { packCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useOwnCourses } from '#data/use-own-courses.ts'
import { coursePath, holePath } from '#courses/course-address.ts'
import * as courses from '#courses/courses.copy.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { offerUndo } from '#ui/offer-undo.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { FaultMark } from '#ui/text-field.tsx'
import { BlankPlan } from './blank-plan.tsx'
import type { PlanLength } from './blank-plan.tsx'
import { HazardList } from './hazard-list.tsx'
import { HoleNumberAndPar } from './hole-number-and-par.tsx'
import { HoleSteps } from './hole-steps.tsx'
import * as copy from './map-it.copy.ts'
import { freePlace, nextPart, planFrame, withMappedHole, withSpot } from './mapped-hole.ts'
import type { Spot, Target } from './mapped-hole.ts'
import { SpotControls } from './spot-controls.tsx'
import { useMappedHole } from './use-mapped-hole.ts'

type MapHoleProps = {
  readonly golfer: string
  readonly course: Course
  /** As it was when the golfer began. */
  readonly packed: PackedCourse
  readonly begunAs: number
  readonly units: PreferredUnits
}

/** Three taps make a hole: each by standing there, by a tap on a blank plan or typed. */
export function MapHole({ golfer, course, packed, begunAs, units }: MapHoleProps) {
  const { hole, change, discard } = useMappedHole({ golfer, course: course.id, begunAs })
  const [seen] = useState(packed)
  const [target, setTarget] = useState<Target>(() => ({ part: nextPart(hole) ?? 'back' }))
  const [length, setLength] = useState<PlanLength>('400')
  const { save, remove, isBusy, problem, forgetProblem } = useSaving({ course, seen, units })
  const plan = useRef<HTMLDivElement>(null)
  const frame = planFrame(hole, freePlace(course, hole.number))

  function put(spot: Spot): void {
    const next = withSpot(hole, target, spot)
    change(() => next)
    forgetProblem()
    if (target.part === 'near') return setTarget({ ...target, part: 'far' })
    if ('hazard' in target) return
    const part = nextPart(next)
    if (part) setTarget({ part })
  }

  /** On a phone the list of hazards is below the plan. */
  function aimAtHazard(next: Target): void {
    setTarget(next)
    if ('hazard' in next) plan.current?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <PageHead title={copy.title(hole.number)} subtitle={courses.courseName(course.name)} />
      <div className="grid gap-4 pb-4 md:grid-cols-2 md:items-start">
        <div className="grid gap-3">
          <HoleSteps {...{ hole, target, units }} onTarget={setTarget} />
          <p aria-live="polite">{copy.instruction(target.part)}</p>
          <div ref={plan}>
            <BlankPlan
              {...{ hole, frame, target, units, length }}
              onLength={setLength}
              onTap={(place) => put({ at: frame.from(place), isStoodOn: false })}
            />
          </div>
          {isNorthUp(hole) && <p className="text-sm text-ink-2">{copy.northUp}</p>}
          <SpotControls key={keyOf(target)} {...{ hole, frame, target, units }} onSpot={put} />
        </div>
        <div className="grid gap-4">
          <HazardList {...{ hole, target, units }} onTarget={aimAtHazard} onChange={change} />
          <Sheet title={copy.detailsTitle}>
            <HoleNumberAndPar
              hole={hole}
              course={course}
              onChange={(details) => change((before) => ({ ...before, ...details }))}
              onRemove={() => void remove(hole.number)}
            />
          </Sheet>
          <div role="alert">
            {problem !== undefined && (
              <p className="text-flag-ink">
                <FaultMark />
                {problem}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button isBusy={isBusy} busyLabel={copy.saving} onClick={() => void save(hole, discard)}>
              {copy.save}
            </Button>
            <Link to={coursePath(course.id)} className={buttonClass('quiet')}>
              {copy.cancel}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}

/** A tee with a true place, and a green that is tapped from it. */
function isNorthUp({ tee, front, back }: Parameters<typeof planFrame>[0]): boolean {
  return tee?.isStoodOn === true && front?.isStoodOn !== true && back?.isStoodOn !== true
}

function keyOf(target: Target): string {
  return 'hazard' in target ? `${target.part} ${target.hazard}` : target.part
}

type SavingOf = { readonly course: Course; readonly seen: PackedCourse; readonly units: PreferredUnits }

/** Puts a hole into the course and opens it, or takes one out. */
function useSaving({ course, seen, units }: SavingOf) {
  const { courses: kept, save: keep } = useOwnCourses()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const navigate = useNavigate()
  const isLocalOnly = kept.find((one) => one.course.id === course.id)?.isLocalOnly ?? false

  /** Keeps the course as it is now, then goes on; or says why it could not be kept. */
  async function keepAs(changed: Course, goOn: (packed: PackedCourse) => Promise<void> | void): Promise<void> {
    setIsBusy(true)
    try {
      const packed = packCourse(changed)
      const refusal = await keep(packed, { isLocalOnly, seen })
      if (refusal === undefined) await goOn(packed)
      else setProblem(courses.saveProblem(refusal))
    } catch (error) {
      console.error('A mapped hole could not be kept', error)
      setProblem(courses.saveFailed)
    } finally {
      setIsBusy(false)
    }
  }

  async function save(hole: Parameters<typeof withMappedHole>[1], saved: () => void): Promise<void> {
    const made = withMappedHole(course, hole)
    if ('problem' in made) return setProblem(copy.problemText(made, units))
    await keepAs(made.course, async () => {
      saved()
      const mapped = made.course.holes.find(({ number }) => number === hole.number)
      await navigate(mapped ? holePath(course.id, holeAddress(made.course, mapped)) : coursePath(course.id), {
        replace: true,
      })
    })
  }

  async function remove(number: number): Promise<void> {
    const before = packCourse(course)
    await keepAs(withoutTappedHole(course, number), async (removed) => {
      offerUndo(copy.holeRemoved(number), () => {
        keep(before, { isLocalOnly, seen: removed }).then(
          (refusal) => refusal !== undefined && notify('alert', courses.saveProblem(refusal)),
          (error: unknown) => {
            console.error('A removed hole could not be brought back', error)
            notify('alert', courses.saveFailed)
          },
        )
      })
      await navigate(coursePath(course.id), { replace: true })
    })
  }

  return { save, remove, isBusy, problem, forgetProblem: () => setProblem(undefined) }
}
