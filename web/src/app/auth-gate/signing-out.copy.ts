export const title = 'Signing you out'
export const editingClosed = 'One moment. Saving your last changes.'
