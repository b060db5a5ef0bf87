import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'

/** The way on, where a form was: it takes the focus that the form had. */
export function FocusedLink({ to, children }: { readonly to: string; readonly children: string }) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Link ref={ref} replace to={to} data-autofocus className={buttonClass('ink', 'w-full')}>
      {children}
    </Link>
  )
}
