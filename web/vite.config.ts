import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { minifyAgain } from './minify-again.ts'
import { precompress } from './precompress.ts'
import { proseFiles } from './prose-files.ts'
import { serviceWorker } from './service-worker-build.ts'

const API_SERVER = process.env.BAGWISE_API ?? 'http://127.0.0.1:3000'

const SHARED_GOLF =
  /golf\/src\/(club|bag|golfer|units|usual-loft|swing-speed|shaft-flex|handicap\/round|onboarding\/(answers|current-issues)|distances\/(classic|club-distance|fill-missing|order|standard-carry))\.ts/
const SHARED_FIELDS =
  /web\/src\/(ui\/(number-field|sheet|badge|choice-row|page-head)\.tsx|quantities\/(distance|distance-text|handicap|provenance-badge|typed-number|unsaved-dot)\.tsx?)/

export default defineConfig({
  // In this order: the service worker lists what was built, and both are compressed.
  plugins: [proseFiles(), react(), tailwindcss(), minifyAgain(), serviceWorker(), precompress()],
  server: { proxy: { '/api': API_SERVER } },
  build: {
    manifest: true,
    target: ['es2022', 'safari17.4'],
    // Trusted Types and the content policy allow files only: nothing is inlined as a data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page starts with travels as one file.
    rolldownOptions: {
      // No getter of the packages we bundle does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'tool-drawing', test: /tool-drawing/ },
            // Whatever edits a profile, with all it needs: every screen of a golfer shares it.
            {
              name: 'edits',
              test: /(web\/src\/api\/(device-store|progress|rounds|outbox|profile|sent-with-edits|run-later|save-in-time|batch-id|leaving)|contract\/src\/(profile-(document|paths)|merge-round))/,
            },
            // Small things that most screens share: one file of each kind is smaller, and fewer requests, than twenty.
            { name: 'golf', test: SHARED_GOLF },
            { name: 'fields', test: SHARED_FIELDS },
            { name: 'forms', test: /web\/src\/(ui\/(dialog|text-field|fault-form)|navigation\/sign-out)/ },
            {
              name: 'menus',
              test: /web\/src\/(app\/(analysis-panel|phone-menu-sheet|preferences))/,
            },
            { name: 'charts', test: /web\/src\/charts\/(gap-words|hand-drawn|show-numbers|use-width)/ },
            { name: 'wizard', test: /web\/src\/wizard\/|golf\/src\/skill-estimate/ },
            // What stands around every page of a golfer is loaded together.
            {
              name: 'golfer-shell',
              test: /web\/src\/app\/(save-mark|golfer-news|signing-out|thumb-bar|edit-words|news-once)/,
            },
            // One dialog of the account often follows another.
            { name: 'account', test: /features\/account\// },
          ],
        },
      },
    },
  },
})
