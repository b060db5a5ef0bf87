import { Link } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { TOOLS } from '#navigation/tools.ts'
import type { ToolPath } from '#navigation/tools.ts'

/** The order of the cards: the lead tool first, then from the bag to the ball. */
const ORDER = [
  '/shot-advisor',
  '/equipment-fitting',
  '/distance-calculator',
  '/swing-analyzer',
  '/distances',
  '/ball-matching',
  '/recommendations',
  '/beginner-builder',
  '/encyclopedia',
] as const satisfies readonly ToolPath[]

const LEAD: ToolPath = '/shot-advisor'

const CARD = 'grid min-w-0 content-start gap-2.5 rounded-sheet border px-3 py-3.5 text-ink no-underline'
const PLAIN = 'border-rule bg-sheet hover:border-ink'
const INVERTED =
  'col-span-full grid-cols-[1fr_auto] items-center border-ink bg-ink text-on-ink hover:bg-fairway-ink md:col-span-1 md:grid-cols-1 md:items-start'

/** The nine tools; each card is one link. */
export function ToolCards() {
  const gate = useGate()
  const tools = ORDER.flatMap((path) => TOOLS.filter((tool) => tool.path === path))
  return (
    <section aria-labelledby="your-tools">
      <h2 id="your-tools">Your tools</h2>
      <ul className="mt-3 grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1 md:grid-cols-3">
        {tools.map(({ path, title, line }) => {
          const isLead = path === LEAD
          return (
            <li key={path} className={`grid min-w-0 ${isLead ? 'max-md:col-span-full' : ''}`}>
              <Link to={gate(path)} className={`${CARD} ${isLead ? INVERTED : PLAIN}`}>
                <ToolDrawing
                  path={path}
                  hasWash={!isLead}
                  className={`w-11.5 ${isLead ? 'order-last md:order-none' : ''}`}
                />
                <span className="min-w-0 wrap-anywhere">
                  <span
                    className={`block font-plate leading-tight font-bold ${isLead ? 'text-plate-md' : 'text-plate-sm tracking-[-0.005em] max-[23rem]:text-[1rem]'}`}
                  >
                    {title}
                  </span>
                  <span className={`mt-0.5 block text-sm leading-snug ${isLead ? 'opacity-86' : 'text-ink-2'}`}>
                    {line}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
