import type { Page } from '@playwright/test'

/** Texts of the page that are read, shown or heard and name AI, closed parts included. */
export async function namingAi(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'value']
    const texts: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style')) continue
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return texts.filter((text) => /\bAI\b/.test(text))
  })
}
