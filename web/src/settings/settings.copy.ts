import type { Theme } from '#storage/preferences.ts'

export const theme = 'Theme'
export const themeLabels = {
  system: 'Auto',
  noon: 'Light',
  twilight: 'Dark',
} as const satisfies Record<Theme, string>

export const units = 'Units'
export const unitLabels = { yards: 'US', metres: 'Metric' } as const
