import { PageHead } from '#ui/page-head.tsx'

export function HomeScreen() {
  return <PageHead title="Bagwise" />
}
