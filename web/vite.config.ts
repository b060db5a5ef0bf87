import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { serviceWorker } from './service-worker-build.ts'

const API_SERVER = process.env.BAGWISE_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  // In this order: the service worker lists what was built, and both are compressed.
  plugins: [react(), tailwindcss(), serviceWorker(), precompress()],
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
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'tool-drawing', test: /tool-drawing/ },
            // One dialog of the account often follows another.
            { name: 'account', test: /features\/account\// },
          ],
        },
      },
    },
  },
})
