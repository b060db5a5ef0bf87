import type { Page } from '@playwright/test'

/** `zeroBytes` of nothing behind the text. */
export type SharedFile = { readonly name: string; readonly text?: string; readonly zeroBytes?: number }

/** Sends files as a device's share sheet does: a form that is posted to the address that the manifest names. */
export async function shareFiles(page: Page, files: readonly SharedFile[]): Promise<void> {
  const answered = page.waitForEvent('load')
  await page.evaluate((shared) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', name: 'files', multiple: true })
    const chosen = new DataTransfer()
    for (const { name, text = '', zeroBytes = 0 } of shared) {
      chosen.items.add(new File([text, new Uint8Array(zeroBytes)], name, { type: 'application/octet-stream' }))
    }
    input.files = chosen.files
    const form = document.createElement('form')
    Object.assign(form, { action: '/open-file', method: 'post', enctype: 'multipart/form-data' })
    form.append(input)
    document.body.append(form)
    // This call ends before the page goes.
    setTimeout(() => form.submit())
  }, files)
  await answered
}

/** Whether a shared file waits on the device. */
export async function isFileWaiting(page: Page): Promise<boolean> {
  return page.evaluate(() => caches.has('shared-files'))
}

/** From now on files are opened with Bagwise from outside, as the browser tells it to each page. */
export async function openWithBagwise(page: Page, { name, text = '' }: SharedFile): Promise<void> {
  await page.addInitScript(
    (file) => {
      const getFile = async () => new File([file.text], file.name)
      const setConsumer = (consume: (launch: object) => void) => consume({ files: [{ getFile }] })
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    },
    { name, text },
  )
}
