import { LeftOutList } from './left-out-list.tsx'
import type { Refusal } from './use-shot-file.ts'

/** Why files change nothing, one after the other. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return refusals.map(({ message, leftOut }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
    <div key={index}>
      <p>{message}</p>
      {leftOut && <LeftOutList lines={leftOut} isOpen={refusals.length === 1} />}
    </div>
  ))
}
