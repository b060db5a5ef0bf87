export const notSavedYet = 'not saved yet'
export const changesWaiting = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} waiting`
export const saving = 'Saving'
export const saved = 'Saved'
