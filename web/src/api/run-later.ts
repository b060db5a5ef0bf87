/** Runs the task after a while and returns a way to call that off. */
export function runLater(task: () => void, delayMs: number): () => void {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}
