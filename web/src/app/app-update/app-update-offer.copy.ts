export const ready = 'A new version of Bagwise is ready.'
export const losesTyped = "Finish what you're typing first: updating clears it."
export const updateNow = 'Update now'
export const updateAnyway = 'Update anyway'
export const later = 'Later'
export const updating = 'Updating…'
