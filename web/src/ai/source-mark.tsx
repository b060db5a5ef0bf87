import { Badge } from '#ui/badge.tsx'

/** Who gives an advice: every advice says so. */
export function SourceMark({ source }: { readonly source: 'ai' | 'rules' }) {
  return <Badge look="outline">{source === 'ai' ? 'AI' : 'Rules'}</Badge>
}
