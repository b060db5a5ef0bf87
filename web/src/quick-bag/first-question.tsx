import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { CLUB_GROUPS, CLUBS, clubsOfKinds } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { QuickBagInHand } from './use-quick-bag.ts'
import * as copy from './quick-bag.copy.ts'

const BUTTON =
  'min-h-14 min-w-0 rounded-control border bg-sheet px-3.5 py-2 text-left text-ink wrap-anywhere hover:border-ink hover:bg-mown aria-pressed:bg-mown aria-pressed:shadow-[inset_0_0_0_1px_var(--color-ink)]'
const NAMED = ['driver', '7-iron', 'pw'] as const

type FirstQuestionProps = {
  readonly quick: QuickBagInHand
  /** A finger or a focus is on its buttons. */
  readonly onNear: () => void
}

/** The one shot that the golfer knows: a tap brings the next question. */
export function FirstQuestion({ quick: { answers, goOn, hasMoved }, onNear }: FirstQuestionProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOther = answers.club !== undefined && answers.club !== 'unknown' && !isNamed(answers.club)
  const [isListOpen, setIsListOpen] = useState(isOther)

  // Come back to by the history: what was pressed is gone.
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
    // Only when it comes up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const clubButton = (club: ClubType, help?: string) => (
    <ShotButton
      key={club}
      name={CLUBS[club].displayName}
      help={help}
      isChosen={answers.club === club}
      onChoose={() => goOn(club === answers.club ? {} : { club, carryYards: undefined })}
    />
  )
  return (
    <div className="mt-3" onPointerDown={onNear} onFocus={onNear}>
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-plate-md outline-none">
        {copy.shotQuestion}
      </h3>
      <div role="group" aria-labelledby={headingId} className="mt-2 grid gap-2">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
          {NAMED.map((club) => clubButton(club, copy.shotHelp[club]))}
          <ShotButton
            name={copy.noIdea}
            help={copy.noIdeaHelp}
            isChosen={answers.club === 'unknown'}
            isDashed
            onChoose={() => goOn({ club: 'unknown', carryYards: undefined })}
          />
          <button
            type="button"
            aria-expanded={isListOpen}
            onClick={() => setIsListOpen(!isListOpen)}
            className={`${BUTTON} col-span-full min-h-12! justify-self-start border-transparent font-plate text-plate-sm font-bold underline decoration-fairway decoration-[1.5px] underline-offset-4`}
          >
            {copy.anotherClub}
          </button>
        </div>
        {isListOpen && (
          <OtherClubs>
            {CLUB_GROUPS.flatMap(({ kinds }) => clubsOfKinds(kinds))
              .filter((club) => club !== 'putter' && !isNamed(club))
              .map((club) => clubButton(club))}
          </OtherClubs>
        )}
      </div>
    </div>
  )
}

function OtherClubs({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">{children}</div>
}

function ShotButton({
  name,
  help,
  isChosen,
  isDashed = false,
  onChoose,
}: {
  readonly name: string
  readonly help?: string | undefined
  readonly isChosen: boolean
  readonly isDashed?: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`${BUTTON} ${isDashed ? 'border-dashed border-ink-2' : 'border-edge'}`}
    >
      <span className="block font-plate text-plate-sm font-bold">{name}</span>
      {help !== undefined && <span className="block text-sm text-ink-2">{help}</span>}
    </button>
  )
}

function isNamed(club: ClubType): boolean {
  return NAMED.some((named) => named === club)
}
