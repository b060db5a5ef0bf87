import type { TodoItem } from '@bagwise/golf/to-do/todo-item'
import type { Said } from './use-to-do.ts'

const markAsBought = 'Mark as bought'
const putItBack = 'Put it back'
const leaveItOut = 'Leave it out'
export const typeNumber = 'Type a number'
const checkNumbers = 'Check the numbers'
const checkLofts = 'Check the lofts'
const seeGap = 'See the gap'
const seeFitting = 'See my fitting'
const giveSpeed = 'Give your speed'
const seeSets = 'See starter sets'
const chooseInBag = 'To your bag'

/** What is done with the item here and now, by its kind of action; absent where it is done elsewhere. */
export function followLabel(item: TodoItem): string | undefined {
  if (item.rule === 'wish') return item.wish.from === 'fitting' ? undefined : markAsBought
  if (item.rule !== 'plan') return undefined
  switch (item.action.kind) {
    case 'buy':
    case 'later':
      return markAsBought
    case 'put-back':
      return putItBack
    case 'leave-out':
      return leaveItOut
    default:
      return undefined
  }
}

/** Where the item is seen or done, with the words of the link. */
export function placeOf(item: TodoItem): { readonly label: string; readonly path: string } | undefined {
  switch (item.rule) {
    case 'doubt':
      return item.doubt.kind === 'lofts'
        ? { label: checkLofts, path: '/bag' }
        : { label: checkNumbers, path: '/distances' }
    case 'plan':
      return placeOfAction(item.action.kind)
    case 'normal-gap':
      return { label: seeGap, path: '/distances' }
    case 'shaft-flex':
      return item.speed.from === 'answers'
        ? { label: giveSpeed, path: '/profile' }
        : { label: seeFitting, path: '/equipment-fitting' }
    case 'anti-slice-driver':
    case 'easier-irons':
      return { label: seeFitting, path: '/equipment-fitting' }
    case 'essential':
      return { label: seeSets, path: '/beginner-builder' }
    case 'putter':
    case 'too-many':
      return { label: chooseInBag, path: '/bag' }
    case 'wish':
      return item.wish.from === 'fitting' ? { label: seeFitting, path: '/equipment-fitting' } : undefined
  }
}

function placeOfAction(kind: Extract<TodoItem, { rule: 'plan' }>['action']['kind']) {
  switch (kind) {
    case 'measure':
      return { label: typeNumber, path: '/distances' }
    case 'bend':
      return { label: checkLofts, path: '/bag' }
    case 'keep-both':
    case 'normal':
    case 'grip-down':
    case 'part-swing':
      return { label: seeGap, path: '/distances' }
    default:
      return undefined
  }
}

/** On the buttons that set an item aside, and beside those that were. */
export const saidLabels = {
  done: 'Done',
  'not-for-me': 'Not for me',
  'not-now': 'Not now',
} as const satisfies Record<Said, string>

/** What a button or a link does, for those who hear it without its row. */
export const aboutItem = (label: string, title: string) => `${label}: ${title}`

/** After an item was set aside. */
export function saidText(said: Said, title: string): string {
  if (said === 'not-now') return `${title}: you will not see it for 90 days.`
  return `${aboutItem(saidLabels[said], title)}.`
}

export const boughtBall = (name: string) => `${name}: marked as bought.`
export const boughtSet = (name: string) => `${name}: marked as bought. Starter Sets puts its clubs into your bag.`
export const takenBack = (title: string) => `${title}: back on your to-do.`
export const undo = 'Undo'

export const addToDo = 'Add to my to-do'
export const added = (title: string) => `${title}: on your to-do.`
export const isThere = (title: string) => `${title}: it is on your to-do already.`
export const seeToDo = 'See your to-do'
