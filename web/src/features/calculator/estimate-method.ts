import { localCopy } from '#storage/local-copy.ts'

/** How the calculator estimates: by the specified rules, or bent through the golfer's own numbers. */
const ESTIMATE_METHODS = ['classic', 'like-me'] as const
export type EstimateMethod = (typeof ESTIMATE_METHODS)[number]

/** A preference of this device, and gone with sign-out. */
const copy = localCopy<EstimateMethod>({
  key: 'bagwise.estimate-method',
  schema: 1,
  parse: (content) => ESTIMATE_METHODS.find((known) => known === content),
})

/** What was chosen on this device; Classic when nothing was. */
export function keptEstimateMethod(): EstimateMethod {
  return copy.read() ?? 'classic'
}

export function keepEstimateMethod(method: EstimateMethod): void {
  copy.write(method)
}
