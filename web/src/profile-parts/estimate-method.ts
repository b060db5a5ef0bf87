import { useSyncExternalStore } from 'react'
import { DEFAULT_ESTIMATE_METHOD, ESTIMATE_METHODS } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { createListeners } from '#storage/listeners.ts'
import { localCopy } from '#storage/local-copy.ts'

/** A preference of this device, and gone with sign-out. */
const copy = localCopy<EstimateMethod>({
  key: 'bagwise.estimate-method',
  schema: 1,
  parse: (content) => ESTIMATE_METHODS.find((known) => known === content),
})
const listeners = createListeners()

/** How missing distances are worked out on this device; Like me when nothing was chosen. */
export function keptEstimateMethod(): EstimateMethod {
  return copy.read() ?? DEFAULT_ESTIMATE_METHOD
}

export function keepEstimateMethod(method: EstimateMethod): void {
  copy.write(method)
  listeners.tell()
}

/** The same for a screen, which follows the choice. */
export function useEstimateMethod(): EstimateMethod {
  return useSyncExternalStore(listeners.subscribe, keptEstimateMethod)
}
