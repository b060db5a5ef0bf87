export const navigationLabel = 'Quick access'
export const home = 'Home'
export const profile = 'Me'
