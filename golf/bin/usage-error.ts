/** What is wrong with the command line, in a sentence that says what to do. */
export type UsageError = { readonly usageError: string }

export function isUsageError(value: object): value is UsageError {
  return 'usageError' in value
}
