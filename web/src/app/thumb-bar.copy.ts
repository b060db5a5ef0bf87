export const navigationLabel = 'Quick access'
export const home = 'Home'
export const profile = 'Me'
/** In place of Play, while a round is open (ACT-02). */
export const openHole = (hole: number) => `Hole ${hole}`
