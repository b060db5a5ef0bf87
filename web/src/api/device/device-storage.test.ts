import { expect, it } from 'vitest'
import { deviceStorage, EDITS } from './device-storage.ts'

it('tells edits that are not kept from copies that are not kept', () => {
  deviceStorage.report('bagwise.profile', 'full')
  expect(deviceStorage.state()).toBe('without-copies')
  deviceStorage.report(EDITS, 'full')
  expect(deviceStorage.state()).toBe('full')
  deviceStorage.report(EDITS, 'blocked')
  expect(deviceStorage.state()).toBe('blocked')
  deviceStorage.report(EDITS, 'kept')
  expect(deviceStorage.state()).toBe('without-copies')
  deviceStorage.report('bagwise.profile', 'kept')
  expect(deviceStorage.state()).toBe('kept')
})
