import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { storedTheme } from '#api/device.ts'
import { queryClient } from '#api/query-client.ts'
import { watchSession } from '#api/session.ts'
import { applyTheme } from '#navigation/theme.ts'
import { routes } from './routes.tsx'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('No element with the id root')

applyTheme(storedTheme())
watchSession()
// Every page starts at its top; a dialog's way back must not move the page under it.
history.scrollRestoration = 'manual'

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
)
