export const freeAccess = 'Free access'
export const freeAccessNote = 'The first 1,000 golfers get free access.'
export const hideNote = 'Hide this note'

export const visitorTitle = 'Know how far every club goes'
export const visitorLine = 'Your carries, your gaps and the right club for the shot. Brand new or single digits.'
export const welcome = 'Welcome to Bagwise'
export const getStarted = 'Get Started'
export const exploreFirst = 'Explore First'
export const createAccount = 'Create your free account'

export const greeting = ({ firstName, isNew }: { readonly firstName: string; readonly isNew: boolean }) =>
  `${isNew ? 'Welcome' : 'Welcome back'}, ${firstName}`
export const bagTitle = 'Your bag'
export const editBag = 'Edit'
export const editBagSpoken = 'Edit your bag'
export const calculateLine = "Give us one club. We'll fill in the rest."
export const calculateLabel = 'Calculate My Distances'
