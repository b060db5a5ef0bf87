/** While the profile, or the words of the advice, are on their way. */
export function RecommendationsLoading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <output className="text-ink-2">Generating AI recommendations...</output>
      <div aria-hidden="true" className="h-47 rounded-sheet bg-sunk" />
      <div aria-hidden="true" className="h-78 rounded-sheet bg-sunk" />
    </div>
  )
}
