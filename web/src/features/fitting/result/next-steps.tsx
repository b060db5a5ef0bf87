import { Sheet } from '#ui/sheet.tsx'

const STEPS = [
  { title: 'Visit a professional fitter', line: 'Half an hour on a launch monitor sees what no form can ask.' },
  { title: 'Try before you buy', line: 'Hit your own club beside the new one, with the ball you play.' },
  { title: 'Get fitted one category at a time', line: 'Then you know which change did it.' },
] as const

/** What no form can do for the golfer. */
export function NextSteps() {
  return (
    <Sheet title="Next Steps">
      <ol className="fitting-next">
        {STEPS.map(({ title, line }) => (
          <li key={title}>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{line}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
