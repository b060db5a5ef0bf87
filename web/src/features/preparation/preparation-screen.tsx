import { Link, useLocation } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { isAt } from '#navigation/is-at.ts'
import { ToolDrawing } from '#navigation/tool-drawing.tsx'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PREPARATIONS } from './preparations.ts'

/** 120 px instead of 44. */
const DRAWING_SCALE = 120 / 44

/** Stands for a screen that is still being built: what it will do, and what helps until then. */
export function PreparationScreen() {
  const { pathname } = useLocation()
  const gate = useGate()
  const preparation = PREPARATIONS.find(({ path }) => isAt(path, pathname))
  if (!preparation) throw new Error(`No screen is in preparation at ${pathname}`)

  const { title, drawing, promise, meanwhile } = preparation
  return (
    <>
      <PageHead title={title} />
      <Sheet className="grid max-w-186 justify-items-center gap-3 px-6 py-10 text-center">
        <ToolDrawing path={drawing} scale={DRAWING_SCALE} className="w-30" />
        <h2>In preparation</h2>
        <p className="max-w-[44ch] text-ink-2">{promise}</p>
        <Link to={gate(meanwhile.to)} className={buttonClass('ink', 'mt-2')}>
          {meanwhile.label}
        </Link>
      </Sheet>
    </>
  )
}
