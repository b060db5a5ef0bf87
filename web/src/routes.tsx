import type { RouteObject } from 'react-router'
import { Shell } from '#app/shell.tsx'
import { signedInOnly } from '#app/signed-in-only.ts'
import { Splash } from '#app/splash.tsx'
import { readSession } from '#api/session.ts'

/** The site map. Every screen but the shell is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    HydrateFallback: Splash,
    loader: async () => {
      await readSession()
      return null
    },
    shouldRevalidate: () => false,
    children: [
      { index: true, lazy: { Component: async () => (await import('#features/home/home-screen.tsx')).HomeScreen } },
      {
        path: 'distance-calculator',
        loader: signedInOnly,
        lazy: {
          Component: async () => (await import('#features/calculator/calculator-screen.tsx')).CalculatorScreen,
        },
      },
      {
        path: 'distances',
        loader: signedInOnly,
        lazy: { Component: async () => (await import('#features/gapping/gapping-screen.tsx')).GappingScreen },
      },
    ],
  },
]
