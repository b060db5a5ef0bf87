import { download } from '#ui/download.ts'
import { drawCard } from './card-image.ts'
import type { CardImage } from './card-image.ts'

const FILE_NAME = 'bagwise-yardage-card.png'

/** Whether the device can pass a picture on to another app. */
export function canShareFiles(): boolean {
  const file = new File([], FILE_NAME, { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** The card as a picture: to an app of the golfer's choice where the device can share files, else to the downloads. */
export async function handOverCard(image: CardImage): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const canvas = await drawCard(image)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture of the card')
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [new File([picture], FILE_NAME, { type: picture.type })] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      console.warn('The card could not be shared, it is downloaded', error)
    }
  }
  download(FILE_NAME, picture)
  return 'downloaded'
}
