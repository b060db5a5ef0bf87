export const pageTitle = (page: string | undefined) => (page === undefined ? 'Bagwise' : `${page} · Bagwise`)
export const dismiss = 'Dismiss'
export const partNotLoaded = "Part of this page didn't load. Trying again."
