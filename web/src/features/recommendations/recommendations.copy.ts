export const title = 'Equipment Recommendations'
export const subtitle = 'What to change in your bag, what can wait, and why.'
export const loading = 'Generating AI recommendations...'
