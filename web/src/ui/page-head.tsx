import { useEffect, useRef } from 'react'

/** The one `h1` of a screen with its line below. It takes the focus when the screen opens, so that readers hear it. */
export function PageHead({ title, subtitle }: { readonly title: string; readonly subtitle?: string }) {
  const ref = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · Bagwise`
    if (document.querySelector('dialog[open]') === null) ref.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <header className="pt-6 pb-4">
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {subtitle !== undefined && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
    </header>
  )
}
