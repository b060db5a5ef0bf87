import type { PlayedRound } from '@bagwise/contract/play'
import { play } from '#sync/played/play.ts'
import { notify } from '#ui/notices.ts'
import * as copy from './play.copy.ts'

/** Keeps a change of a round's own row, from a screen that goes on at once; says so where it could not. */
export function keepRound(id: string, changed: Partial<Omit<PlayedRound, 'id'>>): void {
  play.changeRound(id, changed).catch((error: unknown) => {
    console.error('A round could not be changed', error)
    notify('alert', copy.roundNotChanged)
  })
}
