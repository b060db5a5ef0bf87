export const title = 'Privacy'
export const subtitle = 'What Bagwise stores, why, where, and how to get rid of it.'
