/** Long enough for every browser to have taken the file. */
const KEPT_FOR_MS = 60_000

/** Hands a file over to the browser's downloads. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS)
}

/** Whether the device can pass such a file on to another app. */
export function canShareFile(name: string, type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type })] })
}

/** A file for an app of the reader's choice where the device can share files, else for the downloads. */
export async function handOver(name: string, content: Blob): Promise<'shared' | 'downloaded' | 'cancelled'> {
  if (canShareFile(name, content.type)) {
    try {
      await navigator.share({ files: [new File([content], name, { type: content.type })] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      console.warn('The file could not be shared, it is downloaded', error)
    }
  }
  download(name, content)
  return 'downloaded'
}
