import { expect, it } from 'vitest'
import { storageHealth, EDITS } from './storage-health.ts'

it('tells edits that are not kept from copies that are not kept', () => {
  storageHealth.report('bagwise.profile', 'full')
  expect(storageHealth.state()).toBe('without-copies')
  storageHealth.report(EDITS, 'full')
  expect(storageHealth.state()).toBe('full')
  storageHealth.report(EDITS, 'blocked')
  expect(storageHealth.state()).toBe('blocked')
  storageHealth.report(EDITS, 'kept')
  expect(storageHealth.state()).toBe('without-copies')
  storageHealth.report('bagwise.profile', 'kept')
  expect(storageHealth.state()).toBe('kept')
})
