import { expect, it } from 'vitest'
import { typedName } from './typed-name.ts'

it('takes 1 to 100 characters, counted as people count', () => {
  expect(typedName('  Village\tnine \n')).toBe('Village nine')
  expect(typedName('⛳'.repeat(100))).toBe('⛳'.repeat(100))
  expect(typedName('🏌'.repeat(100))).toBe('🏌'.repeat(100))
  expect(typedName('Ö')).toBe('Ö')
  for (const typed of ['', ' \n ', 'x'.repeat(101)]) expect(typedName(typed)).toBeUndefined()
})
