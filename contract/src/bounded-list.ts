import * as z from 'zod/mini'

/** A list whose length is looked at before its entries, so that a long one costs one issue instead of one an entry. */
export function boundedList<Entry extends z.ZodMiniType>(entry: Entry, { maxLength }: { readonly maxLength: number }) {
  return z.pipe(z.array(z.unknown()).check(z.maxLength(maxLength)), z.array(entry).check(z.maxLength(maxLength)))
}
