import type { RouteObject } from 'react-router'
import { readSession } from '#api/session.ts'
import { ErrorScreen, StartErrorScreen } from '#app/error-screen.tsx'
import { ScreenFrame } from '#app/screen-frame.tsx'
import { Shell } from '#app/shell.tsx'
import { SignedInArea } from '#app/signed-in-area.tsx'
import { signedInOnly } from '#app/signed-in-only.ts'
import { Splash } from '#app/splash.tsx'
import { withToolStyles } from './styles/with-tool-styles.ts'

/** A new object for each route: the router empties it once it has loaded. */
const inPreparation = () => ({
  Component: async () =>
    (await withToolStyles(import('#features/preparation/preparation-screen.tsx'))).PreparationScreen,
})

/** Pages that need an account. */
const golferPages: RouteObject[] = [
  { path: 'equipment-fitting', lazy: inPreparation() },
  {
    path: 'distance-calculator',
    lazy: {
      Component: async () =>
        (await withToolStyles(import('#features/calculator/calculator-screen.tsx'))).CalculatorScreen,
    },
  },
  {
    path: 'shot-advisor',
    lazy: { Component: async () => (await withToolStyles(import('#features/shot/shot-screen.tsx'))).ShotScreen },
  },
  { path: 'swing-analyzer', lazy: inPreparation() },
  {
    path: 'distances',
    lazy: {
      Component: async () => (await withToolStyles(import('#features/gapping/gapping-screen.tsx'))).GappingScreen,
    },
  },
  { path: 'recommendations', lazy: inPreparation() },
  { path: 'beginner-builder', lazy: inPreparation() },
  { path: 'ball-matching', lazy: inPreparation() },
  { path: 'encyclopedia', lazy: inPreparation() },
  {
    path: 'profile',
    lazy: {
      Component: async () => (await withToolStyles(import('#features/profile/profile-screen.tsx'))).ProfileScreen,
    },
  },
]

/** The site map. Every screen but the shell is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: StartErrorScreen,
    HydrateFallback: Splash,
    loader: async () => {
      await readSession()
      return null
    },
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, lazy: { Component: async () => (await import('#features/home/home-screen.tsx')).HomeScreen } },
          {
            Component: ScreenFrame,
            children: [
              {
                Component: SignedInArea,
                loader: signedInOnly,
                // Dialogs change the address, not the page; the area itself notices when the session ends.
                shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
                children: golferPages,
              },
              {
                path: 'privacy',
                lazy: {
                  Component: async () =>
                    (await withToolStyles(import('#features/privacy/privacy-screen.tsx'))).PrivacyScreen,
                },
              },
              {
                path: '*',
                lazy: {
                  Component: async () =>
                    (await withToolStyles(import('#features/not-found/not-found-screen.tsx'))).NotFoundScreen,
                },
              },
            ],
          },
        ],
      },
    ],
  },
]
