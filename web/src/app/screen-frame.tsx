import { Outlet } from 'react-router'

/** One column on phones and tablets, two pages of a book on desktops. */
export function ScreenFrame() {
  return (
    <div className="page">
      <Outlet />
    </div>
  )
}
