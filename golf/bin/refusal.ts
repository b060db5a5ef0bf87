/** Why words are not understood, in a sentence that says what to do. */
export type Refusal = { readonly refusal: string }

export function isRefusal(value: object): value is Refusal {
  return 'refusal' in value
}
