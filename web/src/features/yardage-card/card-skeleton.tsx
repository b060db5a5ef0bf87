import * as copy from './yardage-card.copy.ts'

export function CardSkeleton() {
  return (
    <div aria-busy="true" className="h-190 rounded-sheet bg-sunk">
      <output className="sr-only">{copy.loading}</output>
    </div>
  )
}
