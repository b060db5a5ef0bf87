import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { planeAt } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import { MapIsSlow, findCourses } from '#data/courses/ask-for-courses.ts'
import type { FoundCourse, FoundCourses } from '#data/courses/ask-for-courses.ts'
import { readPosition } from '#data/position.ts'
import { RequestProblem } from '#http/request.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { coursePath } from '#courses/course-address.ts'
import * as copy from '#courses/courses.copy.ts'
import styles from '../courses.module.css'
import * as find from './find.copy.ts'

type Search = { readonly place: LatLon } | { readonly name: string }
type Outcome =
  | { readonly kind: 'busy'; readonly by: 'place' | 'name' }
  | { readonly kind: 'found'; readonly search: Search; readonly found: FoundCourses }
  | { readonly kind: 'problem'; readonly message: string }

const LEAST_LETTERS = 3
const MOST_LETTERS = 80
/** As long as the weather waits for it (specification 1 §7). */
const POSITION: PositionOptions = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: false }

/** Courses near the golfer, who is located only when the button is pressed, or by name. */
export function FindCourse({ units }: { readonly golfer: string; readonly units: PreferredUnits }) {
  const [name, setName] = useState('')
  const [hasFault, setHasFault] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const asking = useRef<AbortController>(undefined)

  async function search(by: 'place' | 'name', searched: () => Promise<Search | string>): Promise<void> {
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    setOutcome({ kind: 'busy', by })
    const next = await outcomeOf(searched, asked.signal)
    if (!asked.signal.aborted) setOutcome(next)
  }

  function findNearMe() {
    void search('place', async () => {
      const coords = await readPosition(POSITION)
      if (coords === 'blocked') return find.blocked
      if (coords === 'not-found') return find.notLocated
      return { place: { latitudeDeg: coords.latitude, longitudeDeg: coords.longitude } }
    })
  }

  function findByName(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    const isFaulty = [...typed].length < LEAST_LETTERS
    setHasFault(isFaulty)
    if (!isFaulty) void search('name', async () => ({ name: typed }))
  }

  const isBusy = outcome?.kind === 'busy'
  return (
    <Sheet title={find.findTitle}>
      <div className="mt-3 grid gap-4">
        <div className="grid gap-1.5">
          <Button
            isBusy={isBusy && outcome.by === 'place'}
            busyLabel={find.nearMeBusy}
            onClick={findNearMe}
            className="justify-self-start"
          >
            {find.nearMe}
          </Button>
          <p className="text-xs text-ink-2">{find.nearMeNote(units)}</p>
        </div>
        <form role="search" onSubmit={findByName} className={styles.search}>
          <TextField
            label={find.nameLabel}
            value={name}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            enterKeyHint="search"
            {...(hasFault ? { problem: find.nameHint } : { hint: find.nameHint })}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" look="line" isBusy={isBusy && outcome.by === 'name'} busyLabel={find.searching}>
            {find.search}
          </Button>
        </form>
        <div role="status" aria-live="polite">
          {outcome?.kind === 'problem' && <p>{outcome.message}</p>}
          {outcome?.kind === 'found' && <Found {...outcome} units={units} />}
        </div>
      </div>
    </Sheet>
  )
}

async function outcomeOf(searched: () => Promise<Search | string>, signal: AbortSignal): Promise<Outcome> {
  const search = await searched()
  if (typeof search === 'string') return { kind: 'problem', message: search }
  try {
    return { kind: 'found', search, found: await findCourses(search, signal) }
  } catch (error) {
    if (error instanceof MapIsSlow) return { kind: 'problem', message: copy.slow }
    if (error instanceof RequestProblem) return { kind: 'problem', message: error.message }
    if (signal.aborted) return { kind: 'problem', message: copy.slow }
    throw error
  }
}

type FoundProps = { readonly search: Search; readonly found: FoundCourses; readonly units: PreferredUnits }

function Found({ search, found: { courses, areKept }, units }: FoundProps) {
  const place = 'place' in search ? search.place : undefined
  if (courses.length === 0) return <p>{place ? find.noneNear(units) : find.noneNamed}</p>
  return (
    <>
      <h3>{find.foundTitle}</h3>
      <ul className={styles.rows}>
        {courses.map((course) => (
          <li key={course.id} className={styles.row}>
            <Link to={coursePath(course.id)} className={styles.rowLink}>
              <span className={styles.rowName}>{copy.courseName(course.name)}</span>
              <span className="text-sm text-ink-2">{factsOf(course, place, units)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {areKept && <p className="mt-2 text-sm text-ink-2">{find.mayBeMore}</p>}
    </>
  )
}

const PARTS_PER_DEGREE = 1_000_000

/** '0.4 miles, 18 holes'; how many holes a course has is known once somebody has opened it. */
function factsOf({ at, holes }: FoundCourse, place: LatLon | undefined, units: PreferredUnits): string {
  const [latitude, longitude] = at
  const middle = { latitudeDeg: latitude / PARTS_PER_DEGREE, longitudeDeg: longitude / PARTS_PER_DEGREE }
  const { x, y } = place ? planeAt(place).to(middle) : { x: 0, y: 0 }
  const facts = [
    ...(place ? [find.farText(Math.hypot(x, y), units)] : []),
    ...(holes === undefined ? [] : [copy.holesText(holes)]),
  ]
  return facts.join(', ')
}
