import { PageHead } from '#ui/page-head.tsx'

export function GappingScreen() {
  return <PageHead title="Distances" />
}
