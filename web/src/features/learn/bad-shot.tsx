import { Link } from 'react-router'
import { SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { pathOf } from './find-way.ts'
import * as copy from './learn.copy.ts'

/** The faults that golfers ask about most. */
const OFTEN = [
  { fault: 'slice', name: SIGN_WORDS.slice },
  { fault: 'topped', name: SIGN_WORDS.topped },
  { fault: 'fat', name: SIGN_WORDS.fat },
  { fault: 'lost-distance', name: copy.shortOfTarget },
] as const

const CHIP =
  'inline-flex min-h-11 items-center rounded-control border-[1.5px] border-on-ink px-3 font-plate text-[1.0625rem] leading-none font-semibold text-on-ink no-underline hover:bg-on-ink hover:text-ink'

/** The way into the swing analyzer, with the fault already ticked. */
export function BadShot() {
  const gate = useGate()
  return (
    <Sheet tone="inverted">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2>{copy.badShotTitle}</h2>
          <p className="mt-1 text-sm">{copy.badShotLine}</p>
        </div>
        <ToolDrawing path="/swing-analyzer" hasWash={false} className="w-14 shrink-0" scale={1.27} />
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {OFTEN.map(({ fault, name }) => (
          <li key={fault}>
            <Link to={gate(pathOf({ to: 'fault', fault }))} className={CHIP}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={gate('/swing-analyzer')} className={CHIP}>
            {copy.anotherFault}
          </Link>
        </li>
      </ul>
    </Sheet>
  )
}
