import { useNavigate } from 'react-router'
import { keepRound } from '#features/play/keep-round.ts'
import { ROUNDS_PATH, scoreCardPath } from '#features/play/play-address.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './rounds.copy.ts'

type OldRoundProps = { readonly id: string; readonly onGoOn: () => void }

/** A round that has been open for a day is never closed silently: its golfer says what becomes of it. */
export function OldRound({ id, onGoOn }: OldRoundProps) {
  const navigate = useNavigate()
  return (
    <>
      <p role="alert">{copy.openForADay}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void navigate(scoreCardPath(id))}>{copy.finishIt}</Button>
        <Button look="line" onClick={onGoOn}>
          {copy.goOn}
        </Button>
        <Button
          look="line"
          onClick={() => {
            keepRound(id, { state: 'left' })
            void navigate(ROUNDS_PATH)
          }}
        >
          {copy.leaveIt}
        </Button>
      </div>
    </>
  )
}
