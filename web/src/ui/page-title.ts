import { useEffect } from 'react'
import * as copy from './ui.copy.ts'

/** Names the page in the browser's tab. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = copy.pageTitle(title)
  }, [title])
}
