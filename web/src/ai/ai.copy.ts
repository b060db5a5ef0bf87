/** For screen readers, when an answer of the AI comes: its heading and where it is. */
export const addedBelow = (title: string) => `${title}: added below.`
export const aiView = 'AI’s view'
export const sourceLabels = { ai: 'AI', rules: 'Rules' } as const
