export const pageTitle = (page: string | undefined) => (page === undefined ? 'Bagwise' : `${page} · Bagwise`)
export const dismiss = 'Dismiss'
export const partNotLoaded = 'A part of Bagwise could not be loaded. It is tried again.'
