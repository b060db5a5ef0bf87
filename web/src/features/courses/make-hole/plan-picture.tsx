import { useMemo, useState } from 'react'
import type { PlanThing } from '@bagwise/golf/course/course-plan'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PointPx } from '#charts/hand-drawn.ts'
import { CoursePlan } from '#charts/hole/course-plan.tsx'
import { placeOfPoint } from '#charts/hole/hole-frame.ts'
import { closerFrame, planFrame, tappedOf } from '#charts/hole/plan-frame.ts'
import { useWidthPx } from '#charts/use-width.ts'
import { Attribution } from '#courses/attribution.tsx'
import { Button } from '#ui/button.tsx'
import * as copy from './make-hole.copy.ts'
import type { PlanOfCourse } from './plan-of-course.ts'

type PlanPictureProps = {
  readonly plan: PlanOfCourse
  readonly part: copy.PlanPart
  readonly things: readonly PlanThing[]
  readonly chosen: string | undefined
  readonly from: LatLon | undefined
  readonly to: LatLon | undefined
  readonly hasNoGreen: boolean
  readonly units: PreferredUnits
  readonly onThing: (thing: PlanThing) => void
  /** Where the golfer tees off on a course without tees. */
  readonly onPlace: (at: LatLon) => void
}

/** The plan and what a tap on it does. Where things lie together the first tap goes nearer. */
export function PlanPicture(props: PlanPictureProps) {
  const { plan, part, things, chosen, from, to, onThing, onPlace } = props
  const [ref, widthPx = 0] = useWidthPx<HTMLDivElement>()
  const [around, setAround] = useState<Place>()
  const { plane, ground, greens, tees } = plan
  const frame = useMemo(() => {
    const whole = planFrame(
      [...greens, ...tees].map(({ at }) => plane.to(at)),
      widthPx,
    )
    return around ? closerFrame(whole, around) : whole
  }, [greens, tees, plane, widthPx, around])
  const marks = things.map((thing) => ({ ...thing, place: plane.to(thing.at), isChosen: thing.id === chosen }))
  const ends = [from, to].flatMap((at) => (at ? [plane.to(at)] : []))

  function tap(point: PointPx): void {
    const place = placeOfPoint(frame, point)
    if (part === 'tee' && tees.length === 0) return onPlace(plane.from(place))
    const { nearest, areSeveral } = tappedOf(marks, frame, point)
    if (areSeveral && !around) setAround(place)
    else if (nearest) onThing(nearest)
  }

  return (
    <div className="grid gap-2">
      <p aria-live="polite">{instruction(props, around !== undefined)}</p>
      <div ref={ref} className="overflow-hidden rounded-sheet border-2 border-ink">
        {widthPx > 0 && (
          <CoursePlan
            {...{ ground, marks, frame }}
            line={ends}
            sentence={copy.planSentence(greens.length, tees.length)}
            onTap={tap}
          />
        )}
      </div>
      <Attribution />
      {around && (
        <Button look="line" className="justify-self-start" onClick={() => setAround(undefined)}>
          {copy.wholeCourse}
        </Button>
      )}
    </div>
  )
}

function instruction({ plan, part, hasNoGreen, units }: PlanPictureProps, isCloser: boolean): string {
  if (part === 'green') {
    if (hasNoGreen) return copy.noGreen(units)
    return isCloser ? copy.closer : copy.chooseGreen
  }
  if (plan.tees.length === 0) return copy.chooseUnmappedTee
  return isCloser ? copy.closer : copy.chooseTee
}
