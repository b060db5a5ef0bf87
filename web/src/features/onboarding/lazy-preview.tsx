import { lazyPart } from '#ui/lazy-part.tsx'

/** With the estimator. */
export const SevenIronPreview = lazyPart(
  async () => (await import('./golf-profile-bag.ts')).answeredBag.SevenIronPreview,
  <div className="h-30" />,
)
