import type { Theme } from '#storage/preferences.ts'

export const theme = 'Theme'
export const themeLabels = {
  system: 'System',
  noon: 'Noon',
  twilight: 'Twilight',
} as const satisfies Record<Theme, string>

export const units = 'Units'
export const unitLabels = { yards: 'Yards', metres: 'Metres' } as const
