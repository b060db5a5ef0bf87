import { expect, it } from 'vitest'
import { markOf } from './recommendation-marks.ts'

const MARKED = { id: 'gap-7-iron-9-iron', trigger: 'add-club 8-iron medium', mark: 'done' } as const

it('holds as long as the reason stays the same', () => {
  const { id, trigger } = MARKED
  expect(markOf({ id, trigger }, [MARKED])).toBe('done')
  expect(markOf({ id, trigger: 'add-club 8-iron high' }, [MARKED])).toBeUndefined()
  expect(markOf({ id: 'gap-9-iron-pw', trigger }, [MARKED])).toBeUndefined()
  expect(markOf({ id, trigger }, [])).toBeUndefined()
})
