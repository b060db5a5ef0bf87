import { coursesFrom } from '@bagwise/golf/course/courses-from'
import type { Course } from '@bagwise/golf/course/course'
import type { LatLon } from '@bagwise/golf/course/plane'
import { box, drawnItems } from '../../../golf/reference/drawn-map.ts'
import { overpassOf } from '../../../golf/reference/map-texts.ts'

export const ST_ANDREWS: LatLon = { latitudeDeg: 56.34331, longitudeDeg: -2.80314 }

type Drawn = {
  readonly number: number
  readonly name?: string
  readonly middle?: LatLon
  readonly isRelation?: boolean
}

/** A course of one hole with green and tee. */
function itemsOf({ number, name = `Links ${number}`, middle = ST_ANDREWS, isRelation = false }: Drawn) {
  const outline = { tags: { leisure: 'golf_course', name }, id: `${isRelation ? 'relation' : 'way'}/${number}` }
  return drawnItems(
    [
      isRelation ? { ...outline, areas: [box(0, 0, 400, 400)] } : { ...outline, area: box(0, 0, 400, 400) },
      { tags: { golf: 'green' }, id: `way/${number}1`, area: box(0, 200, 12, 15) },
      { tags: { golf: 'tee', tee: 'yellow' }, id: `way/${number}2`, area: box(0, -200, 4, 4) },
      {
        tags: { golf: 'hole', ref: '1', par: '4', handicap: '18' },
        id: `way/${number}3`,
        line: [
          [0, -200],
          [0, 200],
        ],
      },
    ],
    middle,
  )
}

/** As a map server answers it. */
export function mapText(drawn: Drawn): string {
  return overpassOf(itemsOf(drawn), 'geom')
}

export function drawnCourse(drawn: Drawn): Course {
  const [course] = coursesFrom({ items: itemsOf(drawn), unreadableCount: 0, takenOn: '2026-05-11' })
  if (!course) throw new Error('Nothing was drawn')
  return course
}
