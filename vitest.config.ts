import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['golf', 'content', 'contract', 'server', 'web', 'scripts'].map((name) => ({
      test: { name, root: name, include: ['**/*.test.ts', '**/*.test.tsx'], exclude: ['node_modules/**', 'dist/**'] },
    })),
  },
})
