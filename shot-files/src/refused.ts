import type { FileProblem, ReadOutcome } from './shot-file.ts'

export function refused(
  line: FileProblem['line'],
  message: string,
): Extract<ReadOutcome, { readonly kind: 'refused' }> {
  return { kind: 'refused', problem: { line, message } }
}
