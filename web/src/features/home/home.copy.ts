export const freeAccess = 'Free access'
export const freeAccessNote = 'The first 1,000 golfers get free access.'
export const hideNote = 'Hide this note'

export const visitorTitle = 'Know how far every club goes'
export const visitorLine = 'Your carries, your gaps and the right club for the shot. Brand new or single digits.'
export const createAccount = 'Create your free account'

export const golferTitle = ({ firstName, isNew }: { readonly firstName: string; readonly isNew: boolean }) =>
  `${isNew ? 'Welcome' : 'Welcome back'}, ${firstName}`
export const golferLoading = 'Turning to your page of the book.'
export const calculateLine = "Give us one club. We'll fill in the rest."
export const calculateLabel = 'Calculate My Distances'
export const seeGapsLine = 'See how evenly your distances cover the course.'
export const seeGapsLabel = 'See my gaps'
