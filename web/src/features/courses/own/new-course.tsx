import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { isMappable } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import { newOwnCourse } from '@bagwise/golf/course/new-own-course'
import { readPosition } from '#data/position.ts'
import { newOwnCourseId } from '#data/use-own-courses.ts'
import type { ShownOwnCourses } from '#data/use-own-courses.ts'
import { coursePath } from '#courses/course-address.ts'
import * as find from '#features/courses/find/find.copy.ts'
import { Button } from '#ui/button.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { TextField } from '#ui/text-field.tsx'
import * as courses from '#courses/courses.copy.ts'
import * as own from './own.copy.ts'
import { typedName } from './typed-name.ts'

/** A blank plan: the course is nowhere until its first hole is mapped by position. */
const NOWHERE: LatLon = { latitudeDeg: 0, longitudeDeg: 0 }
/** A course is found again by a place within some hundred yards. */
const POSITION: PositionOptions = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 10_000 }

/** Asks for a name, and begins a course where the golfer stands. */
export function NewCourse({ save }: Pick<ShownOwnCourses, 'save'>) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // Asked before anything is sent.
  const [isOnlyHere, setIsOnlyHere] = useState(false)
  const navigate = useNavigate()

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    const name = typedName(typed)
    if (name === undefined) return setProblem(own.nameProblem)
    setIsBusy(true)
    try {
      const course = newOwnCourse({ id: newOwnCourseId(), name, middle: await whereTheGolferIs() })
      const refusal = await save(packCourse(course), { isLocalOnly: isOnlyHere })
      if (refusal !== undefined) return setProblem(courses.saveProblem(refusal))
      await navigate(coursePath(course.id))
    } catch (error) {
      console.error('A new course could not be kept', error)
      setProblem(courses.saveFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void begin(event)} className="mt-3 grid justify-items-start gap-3">
      <div className="w-full">
        <TextField
          label={own.nameLabel}
          value={typed}
          autoComplete="off"
          hint={own.nameHint}
          problem={problem}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
        />
      </div>
      <div className="w-full">
        <SwitchRow label={own.onlyHere} help={own.onlyHereHelp} isOn={isOnlyHere} onChange={setIsOnlyHere} />
      </div>
      <Button type="submit" look="line" isBusy={isBusy} busyLabel={own.locating}>
        {find.mapIt}
      </Button>
    </form>
  )
}

async function whereTheGolferIs(): Promise<LatLon> {
  if (!('geolocation' in navigator)) return NOWHERE
  const coords = await readPosition(POSITION)
  if (typeof coords === 'string') return NOWHERE
  const place = { latitudeDeg: coords.latitude, longitudeDeg: coords.longitude }
  return isMappable(place) ? place : NOWHERE
}
