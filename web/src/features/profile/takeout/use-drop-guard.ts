import { useEffect } from 'react'

/** A file that is dropped beside the place for it would open in the browser instead of the page. */
export function useDropGuard(): void {
  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
}

function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
}
