export const title = 'Signing you out'
export const editingClosed = 'Editing is closed for a moment.'
