import { Outlet, ScrollRestoration } from 'react-router'
import { NoticeList } from '#ui/notice-list.tsx'

export function Shell() {
  return (
    <>
      <main id="main" className="page pb-12">
        <Outlet />
      </main>
      <NoticeList />
      <ScrollRestoration />
    </>
  )
}
