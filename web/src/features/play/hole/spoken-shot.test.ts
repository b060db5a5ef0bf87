import { describe, expect, it } from 'vitest'
import * as copy from './hole.copy.ts'
import { spokenAfter } from './spoken-shot.tsx'
import type { Spoken } from './spoken-shot.tsx'

type Now = Spoken & { readonly isLate: boolean }
const at = (yards: number | undefined, club: Spoken['club'] = '5-iron', isLate = false): Now => ({
  club,
  yards,
  isLate,
})

/** What ears get to know, one after the other. */
function heard(...course: readonly Now[]): readonly string[] {
  let spoken: Spoken = { club: undefined, yards: undefined }
  return course.flatMap((now) => {
    const next = spokenAfter(spoken, now)
    const isNew = next !== spoken
    spoken = next
    return isNew && next.yards !== undefined ? [copy.spoken(next.club, next.yards, 'yards')] : []
  })
}

describe('for ears', () => {
  it('RND-49 club and distance are spoken once for each change of 3 yards or more', () => {
    expect(heard(at(152), at(152), at(153), at(154.9), at(155), at(155))).toEqual([
      '5-iron, 152 yards',
      '5-iron, 155 yards',
    ])
    expect(heard(at(152), at(150), at(149))).toEqual(['5-iron, 152 yards', '5-iron, 149 yards'])
    expect(heard(at(152), at(152, '4-iron'))).toEqual(['5-iron, 152 yards', '4-iron, 152 yards'])
    expect(heard({ ...at(152), club: undefined })).toEqual(['152 yards'])
  })

  it('RND-49 nothing is spoken while walking, nor a club that belongs to another distance', () => {
    const walking = at(undefined)
    expect(heard(walking, walking, { ...walking, club: '9-iron' }, { ...walking, club: undefined })).toEqual([])
    expect(heard(at(152), walking, at(152))).toEqual(['5-iron, 152 yards', '5-iron, 152 yards'])
    expect(heard(at(152), at(120, '5-iron', true), at(120, '9-iron'))).toEqual([
      '5-iron, 152 yards',
      '9-iron, 120 yards',
    ])
  })
})
