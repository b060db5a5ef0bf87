import { describe, expect, it } from 'vitest'
import { deviceName, sessionDates } from './session-list.tsx'

const NOW = new Date(2026, 2, 1, 9, 30)
const session = (startedAt: Date, lastUsedAt: Date, isThis = false) => ({
  id: 's',
  browser: null,
  platform: null,
  startedAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isThis,
})

describe('the words of a session', () => {
  it('name the device as far as it is known', () => {
    expect(deviceName({ browser: 'Safari', platform: 'iPhone' })).toBe('Safari on iPhone')
    expect(deviceName({ browser: 'Firefox', platform: null })).toBe('Firefox')
    expect(deviceName({ browser: null, platform: 'Windows' })).toBe('A browser on Windows')
    expect(deviceName({ browser: null, platform: null })).toBe('A browser')
  })

  it('name days by the calendar, not by hours', () => {
    expect(sessionDates(session(new Date(2026, 1, 28, 23, 59), new Date(2026, 2, 1, 0, 1)), NOW)).toBe(
      'Signed in yesterday · last active today',
    )
    expect(sessionDates(session(new Date(2025, 1, 28), new Date(2026, 1, 27, 23, 59)), NOW)).toBe(
      'Signed in on 28 February 2025 · last active on 27 February 2026',
    )
  })

  it('say of this session only when it began', () => {
    expect(sessionDates(session(new Date(2026, 2, 1, 9), NOW, true), NOW)).toBe('Signed in today.')
  })
})
