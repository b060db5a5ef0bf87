import { usePageTitle } from './page-title.ts'

/** The one `h1` of a screen with its line below. The shell gives it the focus when the screen opens. */
export function PageHead({ title, subtitle }: { readonly title: string; readonly subtitle?: string }) {
  usePageTitle(title)
  return (
    <header className="pt-6 pb-4 max-md:pt-4 max-md:pb-3">
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle !== undefined && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
    </header>
  )
}
