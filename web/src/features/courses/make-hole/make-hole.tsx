import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Course } from '@bagwise/golf/course/course'
import { chosenHole, greensFrom } from '@bagwise/golf/course/course-plan'
import type { PlanThing } from '@bagwise/golf/course/course-plan'
import { greenYards } from '@bagwise/golf/course/green-yards'
import { isMappable } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { CourseChoice, CourseChoices } from '#data/courses/course-rows.ts'
import { coursePath, holePath } from '#courses/course-address.ts'
import { usePositionOnce } from '#features/courses/hole/use-position-once.ts'
import { SpotButton } from '#features/courses/map-it/hole-steps.tsx'
import * as map from '#features/courses/map-it/map-it.copy.ts'
import { HoleNumberAndPar } from '#features/courses/map-it/hole-number-and-par.tsx'
import { nextNumber } from '#features/courses/own/next-number.ts'
import { Button } from '#ui/button.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import { Sheet } from '#ui/sheet.tsx'
import styles from '../courses.module.css'
import { withHole } from './holes-of-golfer.ts'
import { MadeHoles } from './made-holes.tsx'
import * as copy from './make-hole.copy.ts'
import { planOfCourse } from './plan-of-course.ts'
import { PlanPicture } from './plan-picture.tsx'
import { ThingList } from './thing-list.tsx'

type MakeHoleProps = {
  readonly course: Course
  readonly choices: CourseChoices
  readonly units: PreferredUnits
  readonly onChoose: (choice: CourseChoice) => void
}

/** Where a hole begins: a tee of the map, or a place that the golfer stood on or tapped. */
type ChosenTee = { readonly at: LatLon; readonly text: string; readonly id?: string }

/** Makes holes of the greens and tees of a course whose holes no map has. */
export function MakeHole({ course, choices, units, onChoose }: MakeHoleProps) {
  const plan = useMemo(() => planOfCourse(course), [course])
  const [tee, setTee] = useState<ChosenTee>()
  const [part, setPart] = useState<copy.PlanPart>('tee')
  const [greenId, setGreenId] = useState<string>()
  const [details, setDetails] = useState({ number: nextNumber(course), par: null as number | null })
  const navigate = useNavigate()
  const greens = tee ? greensFrom(plan.greens, tee.at) : []
  const green = greens.find(({ id }) => id === greenId)
  const { number, par } = details
  const hole = tee && green && { ...chosenHole(course, { number, tee: tee.at, green }), par: par ?? undefined }
  const yards = hole && greenYards(course, hole, tee.at)

  function begin(next: ChosenTee): void {
    if (!isMappable(next.at)) return
    setTee(next)
    setPart('green')
  }
  function choose({ id, at, letters }: PlanThing): void {
    if (part === 'green') setGreenId(id)
    else begin({ id, at, text: copy.thingName('tee', letters) })
  }

  const here = usePositionOnce(({ at }) => begin({ at, text: copy.ownPlace }))

  function make(): void {
    if (!hole) return
    const before = choices.holes?.find((one) => one.number === number)
    const path = holePath(course.id, String(number))
    onChoose((choice) => withHole(choice, { number, hole }))
    offerUndo(copy.made(number), () => {
      onChoose((choice) => withHole(choice, { number, hole: before }))
      if (location.pathname === path) void navigate(coursePath(course.id))
    })
    void navigate(path)
  }

  return (
    <Sheet title={copy.title} className={styles.making}>
      <div className="mt-2 grid gap-3">
        <fieldset className="min-w-0">
          <legend className="sr-only">{copy.stepsLabel}</legend>
          <div className="grid grid-cols-2 gap-2">
            <SpotButton
              label={`1 ${copy.stepName('tee')}`}
              value={tee?.text ?? copy.notChosen}
              isChosen={part === 'tee'}
              isDisabled={false}
              onChoose={() => setPart('tee')}
            />
            <SpotButton
              label={`2 ${copy.stepName('green')}`}
              value={green ? copy.thingName('green', green.letters) : copy.notChosen}
              isChosen={part === 'green'}
              isDisabled={!tee}
              onChoose={() => setPart('green')}
            />
          </div>
        </fieldset>
        <PlanPicture
          key={part}
          {...{ plan, part }}
          things={part === 'tee' ? plan.tees : greens}
          chosen={part === 'tee' ? tee?.id : green?.id}
          from={tee?.at}
          to={green?.at}
          hasNoGreen={tee !== undefined && greens.length === 0}
          units={units}
          onThing={choose}
          onPlace={(at) => begin({ at, text: copy.ownPlace })}
        />
        {part === 'tee' && (
          <div className="grid justify-items-start gap-1">
            <Button look="line" isBusy={here.isLocating} busyLabel={map.locating} onClick={here.locate}>
              {copy.iAmOnTheTee}
            </Button>
            <p role="status" className="text-sm text-ink-2">
              {here.failure !== undefined && map.failure(here.failure)}
            </p>
          </div>
        )}
        <ThingList
          part={part}
          things={
            part === 'tee' ? plan.tees : greens.map((one) => ({ ...one, fact: copy.yardsText(one.yards, units) }))
          }
          chosen={part === 'tee' ? tee?.id : green?.id}
          onChoose={choose}
        />
        <p className="text-sm text-ink-2">{copy.letters}</p>
        {yards && (
          <div className="grid gap-2">
            <p className="font-plate text-plate-sm font-bold">{copy.greenText(yards, units)}</p>
            <HoleNumberAndPar
              hole={details}
              course={course}
              onChange={(changed) => setDetails((before) => ({ ...before, ...changed }))}
            />
            <Button className="justify-self-start" onClick={make}>
              {copy.make(number)}
            </Button>
          </div>
        )}
        <MadeHoles {...{ choices, units, onChoose }} />
      </div>
    </Sheet>
  )
}
