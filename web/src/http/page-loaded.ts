/** After this a file that still does not come is not waited for. */
const LONGEST_WAIT_MS = 10_000

/**
 * Resolves once the page has the files that it names as it starts (`web/build/start-pages.ts`): on a slow connection what
 * nobody waits for would keep them back.
 */
export async function pageLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload]')
  await Promise.race([Promise.all(Array.from(links, fileOf)), soon()])
}

async function fileOf(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length > 0) return
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true })
  })
}

function soon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
