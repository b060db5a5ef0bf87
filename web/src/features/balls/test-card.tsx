import { TWO_BALL_TEST } from '@bagwise/content/balls/two-ball-test.prose'
import type { TestStage } from '@bagwise/content/balls/two-ball-test'
import type { Ball } from '@bagwise/golf/balls/ball'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ballName } from './result-words.ts'
import { expectedDifference } from './test-words.ts'

/** Stands in for a second ball where only one was found. */
const OWN_BALL = 'The ball you play now'

type TestCardProps = { readonly first: Ball; readonly second: Ball | undefined }

/** The top two against each other, from the green back to the tee; printed, it has room for notes. */
export function TestCard({ first, second }: TestCardProps) {
  const { howTo, stages, decide } = TWO_BALL_TEST
  const names = [ballName(first), second ? ballName(second) : OWN_BALL] as const
  return (
    <Sheet title="Two-ball test" className="ball-test">
      <dl className="ball-pair">
        <div>
          <dt>Ball A</dt>
          <dd>{names[0]}</dd>
        </div>
        <div>
          <dt>Ball B</dt>
          <dd>{names[1]}</dd>
        </div>
      </dl>
      <p className="mt-3">{howTo}</p>
      {stages.map((stage) => (
        <Stage key={stage.id} stage={stage} expected={second && expectedDifference(stage.id, [first, second])} />
      ))}
      <p className="mt-3 border-t-2 border-ink pt-3 font-semibold">{decide}</p>
      <Button look="line" className="ball-print" onClick={() => window.print()}>
        Print the test card
      </Button>
    </Sheet>
  )
}

type StageProps = { readonly stage: TestStage; readonly expected: string | undefined }

function Stage({ stage: { title, task, compare }, expected }: StageProps) {
  return (
    <section className="mt-3 border-t border-rule pt-3">
      <h3>{title}</h3>
      <p className="mt-1">{task}</p>
      <ul className="ball-points ball-points-plain">
        {compare.map((point) => (
          <li key={point}>
            {point}
            <span className="ball-notes" aria-hidden="true">
              <span>A</span>
              <span>B</span>
            </span>
          </li>
        ))}
      </ul>
      {expected !== undefined && <p className="mt-2 text-sm text-ink-2">{expected}</p>}
    </section>
  )
}
