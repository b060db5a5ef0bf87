import { Badge } from '#ui/badge.tsx'
import * as copy from './ai.copy.ts'

/** Who gives an advice: every advice says so. */
export function SourceMark({ source }: { readonly source: 'ai' | 'rules' }) {
  return <Badge look="outline">{copy.sourceLabels[source]}</Badge>
}
