import { PageHead } from '#ui/page-head.tsx'

export function CalculatorScreen() {
  return <PageHead title="Distance Calculator" />
}
